import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.js';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'trazo-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a file that many ask for at once is read and compressed once', async () => {
  await writeFile(join(root, 'app.js'), 'export {};');
  const files = createStaticFiles(root);
  const [first, second] = await Promise.all([files.find('/app.js'), files.find('/app.js')]);
  expect(first?.bodies.identity.toString()).toBe('export {};');
  expect(second).toBe(first);
  expect(await files.find('/app.js')).toBe(first);
});

test('what is not there, or cannot be read, is looked for again', async () => {
  const files = createStaticFiles(root);
  expect(await files.find('/late.css')).toBeUndefined();
  await writeFile(join(root, 'late.css'), 'a {}');
  expect((await files.find('/late.css'))?.bodies.identity.toString()).toBe('a {}');
  const [path, inItself] = ['/loop.css', join(root, 'loop.css')];
  await symlink(inItself, inItself);
  await expect(files.find(path)).rejects.toThrow('ELOOP');
  await rm(inItself);
  await writeFile(inItself, 'b {}');
  expect((await files.find(path))?.bodies.identity.toString()).toBe('b {}');
});
