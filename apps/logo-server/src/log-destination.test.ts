import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LINES = 2_000;

/** Says so many lines in one turn, and then ends as it is told. */
const program = (end: string) => `
  import { pino } from 'pino';
  import { logDestination } from './src/log-destination.ts';
  const logger = pino({ base: null }, logDestination());
  for (let line = 0; line < ${LINES}; line += 1) logger.info({ line, text: 'ñ'.repeat(line % 50) }, 'said');
  ${end}
`;

test.each([
  ['nothing more to do', ''],
  ['process.exit', 'process.exit(0)'],
  ['an exception', "throw new Error('This is meant to end it.')"],
  ['a rejection', "await Promise.reject(new Error('This is meant to end it.'))"],
])('what was said before a process ends by %s is written, in its order', (_, end) => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program(end)],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), encoding: 'utf8' },
  );
  const said = stdout.split('\n').filter((line) => line !== '');
  expect(said.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: LINES }, (_, line) => line));
});
