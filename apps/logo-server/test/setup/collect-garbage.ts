/**
 * Vitest setup: collects garbage after every few files. libsql closes the files of a database only once its prepared
 * statements are collected. Left to the end of the process, hundreds of removed files are freed there at once, which on a
 * disk with online discard takes longer than Vitest waits for its worker. After each file it would cost a tenth of the time.
 */
import { afterAll } from 'vitest';

const FILES = 10;
/** The files share a process, and each loads this module anew. */
const counted = globalThis as { filesSinceCollection?: number };

afterAll(() => {
  counted.filesSinceCollection = (counted.filesSinceCollection ?? 0) + 1;
  if (counted.filesSinceCollection < FILES) return;
  counted.filesSinceCollection = 0;
  globalThis.gc?.();
});
