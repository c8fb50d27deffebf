import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isUnread } from './build.mjs';
import { endTree, ownGroup } from './end-tree.mjs';
import { root } from './pnpm.mjs';

const clone = join(mkdtempSync(join(tmpdir(), 'trazo-clone-')), 'trazo');
afterAll(() => rmSync(join(clone, '..'), { recursive: true, force: true }));

/** The files that git has or would add, as they are now: what a clone would hold once they are committed. */
function checkout(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return listed.stdout
    .split('\0')
    .filter(
      (file) => file !== '' && !file.includes('.storybook/screenshots') && existsSync(join(root, file)),
    );
}

const copy = (files: string[]) => {
  for (const file of files) cpSync(join(root, file), join(clone, file));
};

const isInput = (file: string) => !file.split('/').some(isUnread);

/** Starts the product until it answers, ends it, and returns what it printed. */
async function start(): Promise<string> {
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', DATA_DIR: join(clone, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  });
  let output = '';
  const ended = new Promise((resolve) => npm.on('exit', resolve));
  const read = (chunk: Buffer) => {
    output += chunk;
    if (/http:\/\/localhost:\d+/.test(output)) endTree(npm, 'SIGTERM');
  };
  npm.stdout.on('data', read);
  npm.stderr.on('data', read);
  await ended;
  return output;
}

test('a fresh clone installs and builds at its first start, and nothing at the second and third', async () => {
  const files = checkout();
  // Nor are tests, stories and pages of text needed to build, so they may come and change without a new build.
  copy(files.filter(isInput));
  const first = await start();
  expect(first).toContain('Installing');
  expect(first).toContain('Building');
  expect(first).toMatch(/http:\/\/localhost:\d+/);
  copy(files.filter((file) => !isInput(file)));
  for (const again of [await start(), await start()]) {
    expect(again).toMatch(/http:\/\/localhost:\d+/);
    expect(again).not.toMatch(/Installing|Building/);
  }
});
