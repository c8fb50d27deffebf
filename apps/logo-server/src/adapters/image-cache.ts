import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../ports/clock.js';
import type { ImageStore } from './image-store.js';

type Options = { folder: string; maxBytes: number; onError: (error: unknown) => void };

/** Pruned to this share of the limit, so that the next file does not prune again. */
const AFTER_PRUNING = 0.9;
/** A prune is due when this share of the limit was written since the last one. */
const UNTIL_PRUNING = 0.05;
/** A use is noted on the file at most this often. */
const NOTE_EVERY_MS = HOUR_MS;
/** No write takes this long: its draft belongs to a process that ended. */
const ABANDONED_AFTER_MS = HOUR_MS;
const FINISHED = /^[0-9a-f]{64}\.[a-z]+$/;

/**
 * A folder of files, bounded in bytes. All that is known is in the files themselves (their modification time is
 * their last use), so that several processes share one folder and none has anything to recover after a crash.
 */
export function createImageCache({ folder, maxBytes, onError }: Options): ImageStore {
  let written = 0;
  let pruning: Promise<void> | undefined;

  const prune = (): Promise<void> => {
    written = 0;
    pruning ??= pruneFolder(folder, maxBytes).finally(() => {
      pruning = undefined;
    });
    return pruning;
  };

  return {
    prune,
    close: async () => {},
    async read(name) {
      const file = join(folder, name);
      const content = await ifThere(readFile(file));
      // Of a power cut: no picture is empty.
      if (content === undefined || content.byteLength === 0) return undefined;
      noteUse(file).catch(onError);
      return content;
    },
    async remove(names) {
      // Most were never drawn: one look at the folder is cheaper than asking for each.
      const there = new Set(await ifThere(readdir(folder)));
      for (const name of names) if (there.has(name)) await rm(join(folder, name), { force: true });
    },
    async write(name, content) {
      await writeWhole(folder, name, content);
      written += content.byteLength;
      if (written > maxBytes * UNTIL_PRUNING) prune().catch(onError);
    },
  };
}

async function noteUse(file: string): Promise<void> {
  const known = await ifThere(stat(file));
  if (known === undefined || Date.now() - known.mtimeMs < NOTE_EVERY_MS) return;
  await ifThere(utimes(file, new Date(), new Date()));
}

async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    // On the disk before it has its name, or a power cut may leave a name with nothing in it.
    await writeFile(draft, content, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
  const kept: { file: string; bytes: number; usedAt: number }[] = [];
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const file = join(folder, name);
    const known = await ifThere(stat(file));
    if (known === undefined || !known.isFile()) continue;
    if (FINISHED.test(name)) kept.push({ file, bytes: known.size, usedAt: known.mtimeMs });
    else if (Date.now() - known.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
  let total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  kept.sort((a, b) => a.usedAt - b.usedAt);
  for (const { file, bytes } of kept) {
    if (total <= maxBytes * AFTER_PRUNING) return;
    // Gone already when another process prunes too.
    await rm(file, { force: true });
    total -= bytes;
  }
}

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
