import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAPABILITIES } from '../apps/logo-server/src/http/contract/capabilities.ts';
import { root } from './pnpm.mjs';
import { cover, fromRoot, readPlaywright, readVitest, renderPage, tagsOf } from './spec-coverage.mjs';

const catalogue = {
  departures: ['One'],
  topics: ['§2 Old heading'],
  statements: [
    { tag: '§2 Gallery: sort', text: 'It | sorts.' },
    { tag: '§9 Money', text: 'Pesos.', tests: ['pesos have no sign'] },
  ],
};
const sorts = { title: '[§2 Gallery: sort] newest first', file: 'a.test.ts' };
const pesos = { title: 'format > pesos have no sign of their own', file: 'b.test.ts' };

test.each([
  ['/home/ana/trazo/', '/home/ana/trazo/e2e/a.spec.ts', 'e2e/a.spec.ts'],
  ['C:\\Users\\Ana\\trazo\\', 'C:/Users/Ana/trazo/e2e/a.spec.ts', 'e2e/a.spec.ts'],
  ['C:\\Users\\Ana\\trazo\\', 'C:\\Users\\Ana\\trazo\\e2e\\a.spec.ts', 'e2e/a.spec.ts'],
  ['/home/ana/trazo/', 'e2e/a.spec.ts', 'e2e/a.spec.ts'],
])('in %s, %s is %s', (folder, file, name) => {
  expect(fromRoot(file, folder)).toBe(name);
});

describe('coverage of the specification', () => {
  test('a statement is held by its tag, or by a title that it names', () => {
    expect(cover(catalogue, [sorts, pesos])).toMatchObject({ unheld: [], unknown: [] });
  });

  test('a statement without a passed test is named', () => {
    expect(cover(catalogue, [sorts]).unheld).toEqual(['§9 Money']);
  });

  test('a tag that is no statement is named; a heading or a section is enough of one', () => {
    const titles = ['[§2 Gallery: sortt] x', '[§2 Gallery] x', '[§2] x', '[§2 Old heading] x', '[§7] x'];
    const tests = titles.map((title) => ({ title, file: 'c.test.ts' }));
    expect(cover(catalogue, tests).unknown).toEqual([
      '[§2 Gallery: sortt] in c.test.ts',
      '[§7] in c.test.ts',
    ]);
  });

  test('a title may carry several tags, and brackets of its own', () => {
    expect(tagsOf('[§2 Gallery: sort] [Product: exact texts] of [1, 2]')).toEqual([
      '§2 Gallery: sort',
      'Product: exact texts',
    ]);
  });

  test('only tests that passed count', () => {
    const assertionResults = [
      { ancestorTitles: ['list'], title: 'holds', status: 'passed' },
      { ancestorTitles: [], title: 'breaks', status: 'failed' },
    ];
    expect(readVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual([
      { title: 'list > holds', file: 'a.test.ts' },
    ]);
    const spec = (title: string, status: string) => ({
      title,
      file: 'x.spec.ts',
      ok: true,
      tests: [{ status }],
    });
    const suites = [{ specs: [spec('walks', 'expected')], suites: [{ specs: [spec('flickers', 'flaky')] }] }];
    expect(readPlaywright({ config: { rootDir: 'e2e' }, suites })).toEqual([
      { title: 'walks', file: 'e2e/x.spec.ts' },
    ]);
  });

  test('the page has a row for each statement and no cell that breaks the table', () => {
    const written = renderPage(catalogue, cover(catalogue, [sorts, pesos]).held);
    expect(written).toContain('| Gallery: sort | It \\| sorts. | newest first · `a.test.ts` |');
    expect(written).toContain('1. One');
  });
});

test('the departure on announced capabilities names those that our server announces, and no others', () => {
  const { departures } = JSON.parse(readFileSync(join(root, 'docs/spec-coverage/statements.json'), 'utf8'));
  const [announced = ''] = departures.filter((text: string) => text.includes('announces'));
  const named = [...announced.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...CAPABILITIES].sort());
});
