import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { root } from './pnpm.mjs';

let folder: string;
beforeEach(() => {
  mkdirSync(join(root, '.build'), { recursive: true });
  folder = mkdtempSync(join(root, '.build/fingerprint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the fingerprint follows contents, names and the extra values, and ignores what is generated', () => {
  const here = relative(root, folder);
  writeFileSync(join(folder, 'a.ts'), '1');
  const before = fingerprint([here]);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/a.js'), '1');
  expect(fingerprint([here])).toBe(before);
  expect(fingerprint([here], ['x'])).not.toBe(before);
  writeFileSync(join(folder, 'a.ts'), '2');
  expect(fingerprint([here])).not.toBe(before);
});

test('work is done once for the same inputs, and again after it failed', () => {
  const stamp = join(relative(root, folder), 'stamp');
  const results = [false, true, true];
  let done = 0;
  const work = () => results[done++] ?? false;
  expect(unlessUnchanged(stamp, 'inputs', work)).toBe(false);
  expect(unlessUnchanged(stamp, 'inputs', work)).toBe(true);
  expect(unlessUnchanged(stamp, 'inputs', work)).toBe(true);
  expect(done).toBe(2);
  unlessUnchanged(stamp, 'other inputs', work);
  expect(done).toBe(3);
});
