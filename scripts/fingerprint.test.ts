import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, ignores, unlessUnchanged } from './fingerprint.mjs';
import { root } from './pnpm.mjs';

let folder: string;
beforeEach(() => {
  mkdirSync(join(root, '.build'), { recursive: true });
  folder = mkdtempSync(join(root, '.build/fingerprint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the fingerprint follows contents, names and the extra values', () => {
  const here = relative(root, folder);
  writeFileSync(join(folder, 'a.ts'), '1');
  const before = fingerprint([here]);
  expect(fingerprint([here], { extra: ['x'] })).not.toBe(before);
  writeFileSync(join(folder, 'a.ts'), '2');
  const changed = fingerprint([here]);
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, 'b.ts'), '');
  expect(fingerprint([here])).not.toBe(changed);
});

test('what git ignores is no input', () => {
  const here = relative(root, folder);
  const before = fingerprint([here]);
  for (const made of ['dist', '.build', '.ssr', 'node_modules']) {
    mkdirSync(join(folder, made));
    writeFileSync(join(folder, made, 'a.js'), '1');
  }
  writeFileSync(join(folder, 'x.tsbuildinfo'), '1');
  expect(fingerprint([here])).toBe(before);
});

test('what is told not to count is no input, at any depth', () => {
  const here = relative(root, folder);
  const without = (name: string) => name === 'test' || name.endsWith('.test.ts');
  const before = fingerprint([here], { without });
  mkdirSync(join(folder, 'src/test'), { recursive: true });
  writeFileSync(join(folder, 'src/a.test.ts'), '1');
  writeFileSync(join(folder, 'src/test/b.ts'), '1');
  expect(fingerprint([here], { without })).toBe(before);
  writeFileSync(join(folder, 'src/tests.ts'), '1');
  expect(fingerprint([here], { without })).not.toBe(before);
});

test('a pattern that it cannot read is refused, not misread', () => {
  expect(ignores('# a comment\n\ndist/\n*.tsbuildinfo\n')('dist')).toBe(true);
  expect(() => ignores('docs/**/draft')).toThrow('docs/**/draft');
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
