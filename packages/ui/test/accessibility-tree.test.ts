import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries } from '../scripts/exports.mjs';

const folder = new URL('../src/domain/accessibility-tree/', import.meta.url);
const trees = readdirSync(folder)
  .filter((name) => name.endsWith('.test.tsx'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** Domain folders that draw nothing. */
const NOT_COMPONENTS = ['format'];

const components = Object.entries(entries()).filter(
  ([name, file]) => String(file).startsWith('src/domain/') && !NOT_COMPONENTS.includes(name),
);

test.each(components)('the accessibility tree of %s is kept in a snapshot', (name) => {
  const own = trees.filter((tree) => tree.includes(`from '../${name}/${name}.`));
  expect(own).not.toEqual([]);
});

test('a snapshot is the whole tree: what comes on top of it fails too', () => {
  for (const tree of trees) {
    const snapshots = tree.split('toMatchAriaInlineSnapshot(').slice(1);
    expect(snapshots.length).toBeGreaterThan(0);
    for (const snapshot of snapshots)
      expect(snapshot.trimStart()).toMatch(/^`\s+- document:\n\s+- \/children: deep-equal\n/);
  }
});
