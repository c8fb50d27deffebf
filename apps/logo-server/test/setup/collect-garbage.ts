/**
 * Vitest setup: collects garbage after each file. libsql closes the files of a database only once its prepared statements
 * are collected. Left to the end of the process, hundreds of removed files are freed there at once, which on a disk with
 * online discard takes longer than Vitest waits for its worker.
 */
import { afterAll } from 'vitest';

afterAll(() => globalThis.gc?.());
