import { parseArgs } from 'node:util';
import { readConfig } from '../config/environment.js';
import { COMMANDS, OVERVIEW, usageOf } from './commands.js';

async function main(args: readonly string[]): Promise<void> {
  const words = args.slice(0, args.findIndex((arg) => arg.startsWith('-')) >>> 0);
  const name = words.join(' ');
  const command = COMMANDS[name];
  if (command === undefined) {
    if (words.length === 0 && args.includes('--help')) return console.log(OVERVIEW);
    throw new Error(words.length === 0 ? OVERVIEW : `There is no command “${name}”.\n\n${OVERVIEW}`);
  }
  const { values } = parseArgs({
    args: args.slice(words.length),
    options: {
      ...Object.fromEntries(
        Object.keys(command.options).map((option) => [option, { type: 'string' as const }]),
      ),
      json: { type: 'boolean' as const },
      help: { type: 'boolean' as const, short: 'h' },
    },
  });
  if (values.help === true) return console.log(usageOf(name, command));
  const given = values as Record<string, string | undefined>;
  const missing = command.required.filter((option) => given[option] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `${missing.map((option) => `--${option}`).join(', ')} must be given.\n\n${usageOf(name, command)}`,
    );
  }
  const outcome = await command.run(readConfig(process.env), given);
  console.log(values.json === true ? JSON.stringify(outcome.json) : outcome.text);
  if (outcome.isBad) process.exitCode = 1;
}

main(process.argv.slice(2).filter((arg) => arg !== '--')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
