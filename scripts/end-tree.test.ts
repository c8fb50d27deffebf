import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endTree, ownGroup } from './end-tree.mjs';

const lasts = 'setInterval(() => {}, 1_000_000)';
const starts = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', "process.stdout.write('up'); ${lasts}"], { stdio: ['ignore', 'inherit', 'ignore'] });
  ${lasts}`;

test('a process ends with what it started, and one that has ended is no error', async () => {
  const parent = spawn(process.execPath, ['-e', starts], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: ownGroup,
  });
  await once(parent.stdout, 'data');
  endTree(parent, 'SIGKILL');
  // The pipe closes when the last of those that hold it is gone.
  await once(parent.stdout, 'close');
  endTree(parent, 'SIGKILL');
  expect(parent.pid).toBeDefined();
});
