import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartSvg } from '../bench/src/chart.ts';
import { textOf } from '../bench/src/page.ts';
import { readResults, regressions } from '../bench/src/results.ts';
import { holds, type Row } from '../bench/src/row.ts';
import { SOURCES } from '../bench/src/sources.ts';
import { root } from './pnpm.mjs';

const row = (change: Partial<Row>): Row => ({
  name: 'a call',
  unit: 'ms of CPU',
  figure: 3,
  baseline: { name: 'nothing', figure: 1 },
  ratio: 3,
  ...change,
});

describe('npm run bench -- --check', () => {
  const committed = { rows: [row({}), row({ name: 'another' })] };

  test('names the ratio that is more than a tenth worse', () => {
    const found = regressions(committed, { rows: [row({ ratio: 3.31 }), row({ name: 'another' })] });
    expect(found).toEqual([{ row: 'a call, beside nothing', before: 3, now: 3.31 }]);
  });

  test('names none that is a tenth worse, better, or new', () => {
    const rows = [row({ ratio: 3.29 }), row({ name: 'another', ratio: 1 }), row({ name: 'new', ratio: 90 })];
    expect(regressions(committed, { rows })).toEqual([]);
  });

  test('leaves out what is waited for, which a busy machine decides', () => {
    const before = { rows: [row({ unit: 'ms' })] };
    expect(regressions(before, { rows: [row({ unit: 'ms', ratio: 9 })] })).toEqual([]);
  });

  test('compares libraries of one component each with itself', () => {
    const beside = (name: string, ratio: number) => row({ ratio, baseline: { name, figure: 1 } });
    const found = regressions(
      { rows: [beside('one', 1), beside('other', 2)] },
      { rows: [beside('one', 1), beside('other', 3)] },
    );
    expect(found.map(({ row: name }) => name)).toEqual(['a call, beside other']);
  });
});

test('a limit that was not measured does not hold', () => {
  expect(holds(row({}), { of: 'ratio', most: 3 })).toBe(true);
  expect(holds(row({}), { of: 'ratio', most: 2.9 })).toBe(false);
  expect(holds(row({}), { of: 'p99', most: 100 })).toBe(false);
});

describe('what is committed', () => {
  const results = readResults();

  test('is of parts that there are, in their order', () => {
    const measured = Object.keys(SOURCES).filter((name) => name in results);
    expect(Object.keys(results)).toEqual(measured);
  });

  test('is what docs/performance.md and its charts say', () => {
    const page = readFileSync(join(root, 'docs/performance.md'), 'utf8');
    expect(page).toContain(`<!-- measured -->\n${textOf(results)}\n<!-- /measured -->`);
    for (const { charts = [] } of Object.values(results)) {
      for (const chart of charts)
        expect(readFileSync(join(root, `docs/images/bench/${chart.name}.svg`), 'utf8')).toBe(chartSvg(chart));
    }
  });

  test('can be compared: no two rows of a part have one name', () => {
    for (const { rows } of Object.values(results)) {
      const names = rows.map(({ name, baseline }) => `${name}, ${baseline?.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
