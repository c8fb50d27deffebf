import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { endTree, ownGroup } from './end-tree.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trazo-start-'));
const running: ChildProcess[] = [];

/** Runs `npm start` without a terminal and resolves with its address once it is printed. */
async function npmStart(dataDir: string) {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  });
  running.push(npm);
  let output = '';
  const ended = new Promise<number | null>((resolve) => npm.on('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    npm.stdout.on('data', read);
    npm.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`npm start ended (${code}):\n${output}`)));
  });
  return { npm, address, ended };
}

const answers = (address: string) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

/** npm cannot pass SIGKILL on, so it goes to everything. */
const kill = (npm: ChildProcess) => endTree(npm, 'SIGKILL');

afterEach(() => running.splice(0).forEach(kill));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', () => {
  // Windows has no signals: what ends npm there ends what it started.
  test.skipIf(process.platform === 'win32')(
    'serves the product, and ends when npm itself is sent SIGTERM',
    async () => {
      const { npm, address, ended } = await npmStart(join(folder, 'term'));
      expect(await answers(address)).toBe(true);
      npm.kill('SIGTERM');
      await ended;
      expect(await answers(address)).toBe(false);
    },
  );

  test('starts again on the data that a killed process left behind', async () => {
    const dataDir = join(folder, 'killed');
    const first = await npmStart(dataDir);
    expect(await answers(first.address)).toBe(true);
    kill(first.npm);
    await first.ended;
    const second = await npmStart(dataDir);
    expect(await answers(second.address)).toBe(true);
  });

  test.each([
    ['with spaces', join(folder, 'a folder with spaces')],
    ['of 150 characters', join(folder, 'x'.repeat(150 - folder.length - 1))],
  ])('keeps its data in a path %s, open to its owner alone', async (_, dataDir) => {
    mkdirSync(dataDir, { mode: 0o700 });
    const { address } = await npmStart(dataDir);
    expect(await answers(`${address}/healthz`)).toBe(true);
  });
});
