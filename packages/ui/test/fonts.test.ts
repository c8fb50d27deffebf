import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isBasic, madeFonts } from '../scripts/fonts.mjs';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const theme = `${source}theme/`;

test('the small files of the faces are made of the faces as they stand (after a change: node scripts/fonts.mjs)', async () => {
  for (const [name, content] of Object.entries(await madeFonts())) {
    expect(readFileSync(theme + name).equals(Buffer.from(content)), name).toBe(true);
  }
});

test('the small files hold every letter and sign of our texts, in each of their languages', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)(texts|locale)(\/(?!.*\.test\.)[\w-]+)?\.tsx?$/.test(path),
  );
  expect(files).toEqual(expect.arrayContaining(['locale/portuguese.ts', 'domain/texts/landing.ts']));
  const withoutComments = (path: string) =>
    readFileSync(source + path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const missing = files.flatMap((path) =>
    [...withoutComments(path)].filter((character) => character !== '\n' && !isBasic(character)),
  );
  expect([...new Set(missing)]).toEqual([]);
});
