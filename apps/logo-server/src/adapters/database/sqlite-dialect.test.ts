import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attemptRepository } from './attempt-repository.js';
import { type OpenDatabase, openDatabase } from './open.js';

let dataDir: string;
let database: OpenDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trazo-turns-'));
  database = await openDatabase({ dataDir });
  await new Promise(setImmediate);
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const write = (key: string) =>
  attemptRepository(database.db).save(key, { failures: 1, blockedUntil: 0, updatedAt: 0 });

/** How often the event loop goes round while the work is done. */
async function roundsOf(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  let next = setImmediate(function count() {
    rounds += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return rounds;
}

test('a write that finds nobody before it waits for no round of the event loop', async () => {
  expect(await roundsOf(() => write('alone'))).toBe(0);
});

test('others are heard between writes that were asked for together, and between those of one after the other', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `${index}`);
  expect(await roundsOf(() => Promise.all(keys.map(write)))).toBeGreaterThanOrEqual(19);
  const oneByOne = async () => {
    for (const key of keys) await write(key);
  };
  expect(await roundsOf(oneByOne)).toBeGreaterThanOrEqual(19);
});

/** The files of a folder that this process has open; Linux lists them. */
async function openFilesIn(folder: string): Promise<string[]> {
  const all = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(all)).filter((path) => path.startsWith(folder));
}

test.runIf(process.platform === 'linux')(
  'a closed database keeps no file open, though it is still held',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trazo-closed-'));
    const held = await openDatabase({ dataDir: folder });
    await held.db.selectFrom('sign_in_attempts').selectAll().execute();
    expect(await openFilesIn(folder)).not.toEqual([]);
    await held.close();
    await expect
      .poll(
        async () => {
          // libsql closes the files with the last statement that is collected.
          globalThis.gc?.();
          return openFilesIn(folder);
        },
        { timeout: 60_000 },
      )
      .toEqual([]);
    await rm(folder, { recursive: true });
    await expect(held.probe()).rejects.toThrow();
  },
);
