import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
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

const run = (code: string, stdout: 'pipe' | number = 'pipe') =>
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
  });

test.each([
  ['nothing more to do', ''],
  ['process.exit', 'process.exit(0)'],
  ['an exception', "throw new Error('This is meant to end it.')"],
  ['a rejection', "await Promise.reject(new Error('This is meant to end it.'))"],
])('what was said before a process ends by %s is written, in its order', (_, end) => {
  const { stdout } = run(program(end));
  const said = stdout.split('\n').filter((line) => line !== '');
  expect(said.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: LINES }, (_, line) => line));
});

test.skipIf(!existsSync('/dev/full'))('a log that takes nothing ends nobody and does not grow', () => {
  const full = openSync('/dev/full', 'w');
  const said = `
    setImmediate(() => {
      const before = process.memoryUsage().heapUsed;
      for (let line = 0; line < 20_000; line += 1) logger.info({ line, text: 'ñ'.repeat(1_000) + line }, 'said');
      globalThis.gc();
      const grown = process.memoryUsage().heapUsed - before;
      process.stderr.write(grown < 10_000_000 ? 'still here' : String(grown));
    });
  `;
  const { status, stderr } = run(
    `import v8 from 'node:v8'; import vm from 'node:vm';
     v8.setFlagsFromString('--expose-gc'); globalThis.gc = vm.runInNewContext('gc');
     ${program(said)}`,
    full,
  );
  closeSync(full);
  expect([status, stderr]).toEqual([0, 'still here']);
});
