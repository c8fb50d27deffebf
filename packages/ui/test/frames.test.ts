import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

/** Strings that give an element a ratio of its sides and padding of its own. */
const padded = (source: string) =>
  (source.match(/(["'`])(?:(?!\1).)*\1/g) ?? []).filter((text) => {
    const classes = text.slice(1, -1).split(/\s+/);
    return classes.some((name) => /^aspect-/.test(name)) && classes.some((name) => /^p[xytb]?-/.test(name));
  });

test('a frame of a fixed ratio has no padding: Safari takes the height of what it holds from its outer edge', () => {
  expect(padded('<div className="aspect-4/3 p-4" />')).toHaveLength(1);
  expect(padded('<div className="aspect-4/3 *:p-4" />')).toEqual([]);
  const found = files.flatMap((file) =>
    padded(readFileSync(`${root}/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  // Rows of a grid are measured within its padding.
  expect(found.filter((text) => !/\bgrid-rows-\[minmax\(0,1fr\)\]/.test(text))).toEqual([]);
});
