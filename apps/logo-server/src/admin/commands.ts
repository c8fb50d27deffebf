import { backup, restore } from './backup.js';
import type { Command } from './command.js';
import {
  creditsAdd,
  sessionsEnd,
  sessionsList,
  userCreate,
  userDelete,
  userReset,
  userShow,
} from './people.js';
import { prune, reconcile } from './upkeep.js';

/** Everything an operator can do, by what is typed. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'user create': userCreate,
  'user show': userShow,
  'user reset': userReset,
  'user delete': userDelete,
  'credits add': creditsAdd,
  'sessions list': sessionsList,
  'sessions end': sessionsEnd,
  reconcile,
  prune,
  backup,
  restore,
};

export const OVERVIEW = `Usage: npm run admin -- COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`)
  .join('\n')}

Every command takes --json, for programs, and --help, for its options. They work on DATA_DIR or DATABASE_URL,
and beside running servers unless they say otherwise.`;

export function usageOf(name: string, { summary, options, required }: Command): string {
  const rows = Object.entries(options).map(
    ([option, meaning]) =>
      `  --${option.padEnd(10)} ${meaning}${required.includes(option) ? '' : ' (optional)'}`,
  );
  return [
    `Usage: npm run admin -- ${name} [OPTIONS]`,
    '',
    `${summary}.`,
    '',
    ...rows,
    '  --json       prints JSON',
  ].join('\n');
}
