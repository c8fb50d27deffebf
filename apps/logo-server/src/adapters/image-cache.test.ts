import { mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImageCache } from './image-cache.js';
import type { ImageStore } from './image-store.js';

const KILO = Buffer.alloc(1_000, 7);
const nameOf = (digit: string) => `${digit.repeat(64)}.png`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let folder: string;
let failures: unknown[];
let cache: ImageStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trazo-cache-'));
  failures = [];
  // Room for ten files of a thousand bytes.
  cache = createImageCache({ folder, maxBytes: 10_000, onError: (error) => failures.push(error) });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  expect(failures).toEqual([]);
});

const usedLast = (name: string, when: Date) => utimes(join(folder, name), when, when);
const left = async () => (await readdir(folder)).sort();

async function fill(digits: string): Promise<void> {
  for (const [index, digit] of [...digits].entries()) {
    await writeFile(join(folder, nameOf(digit)), KILO);
    await usedLast(nameOf(digit), minutesAgo(500 - index));
  }
}

test('what fits stays', async () => {
  await fill('0123456789');
  await cache.prune();
  expect(await left()).toHaveLength(10);
});

test('past the limit the least recently used files go, until there is room for more', async () => {
  await fill('0123456789ab');
  await cache.prune();
  expect(await left()).toEqual([...'3456789ab'].map(nameOf));
});

test('a file that is read counts as used', async () => {
  await fill('0123456789ab');
  expect(await cache.read(nameOf('0'))).toEqual(KILO);
  await expect
    .poll(async () => (await stat(join(folder, nameOf('0')))).mtimeMs)
    .toBeGreaterThan(minutesAgo(5).getTime());
  await cache.prune();
  expect(await left()).toContain(nameOf('0'));
});

test('writing past the limit prunes by itself', async () => {
  await fill('0123456789ab');
  await cache.write(nameOf('c'), KILO);
  await expect.poll(left).toEqual([...'456789abc'].map(nameOf));
});

test('what an interrupted write left goes, a write under way and the files of others stay', async () => {
  const [old, young] = [`${nameOf('0')}.1.aaaa`, `${nameOf('0')}.2.bbbb`];
  for (const name of [old, young]) await writeFile(join(folder, name), KILO);
  await usedLast(old, minutesAgo(120));
  await cache.prune();
  expect(await left()).toEqual([young]);
});

test('a file that a power cut left empty is not there, and is made again', async () => {
  await writeFile(join(folder, nameOf('0')), '');
  expect(await cache.read(nameOf('0'))).toBeUndefined();
  await cache.write(nameOf('0'), KILO);
  expect(await cache.read(nameOf('0'))).toEqual(KILO);
});

test('a file has its name when the disk has its content, and not before', async () => {
  const handle = await open(folder);
  const files = Object.getPrototypeOf(handle);
  await handle.close();
  const real = files.sync;
  const named: string[][] = [];
  const syncing = vi.spyOn(files, 'sync').mockImplementation(async function (this: unknown) {
    named.push((await left()).filter((name) => name === nameOf('0')));
    return real.call(this);
  });
  await cache.write(nameOf('0'), KILO);
  syncing.mockRestore();
  expect(named).toEqual([[]]);
});

test('several processes prune and write the same folder at once', async () => {
  await fill('0123456789abcdef');
  const other = createImageCache({ folder, maxBytes: 10_000, onError: (error) => failures.push(error) });
  await Promise.all([
    cache.prune(),
    other.prune(),
    other.write(`${'01'.repeat(32)}.png`, KILO),
    other.prune(),
  ]);
  expect((await left()).length).toBeLessThanOrEqual(10);
  expect(await other.read(`${'01'.repeat(32)}.png`)).toEqual(KILO);
});

test('a folder that is not there yet holds nothing', async () => {
  const empty = createImageCache({ folder: join(folder, 'none'), maxBytes: 1, onError: () => {} });
  await empty.prune();
  expect(await empty.read(nameOf('0'))).toBeUndefined();
});
