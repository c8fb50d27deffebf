import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Measured, Row } from './row';

/** Where and when a part of the table was measured. */
export type Machine = { model: string; processors: number; node: string; date: string; load: number };

export type Part = Measured & { title: string; about: string; machine: Machine };

/** All parts by their names, as they are committed. */
export type Results = Record<string, Part>;

const FILE = new URL('../results.json', import.meta.url);

/** As they were written last; none before the first run. */
export const readResults = (): Results => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

export function writeResults(results: Results): void {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value;
  writeFileSync(FILE, `${JSON.stringify(results, rounded, 2)}\n`);
}

export const thisMachine = (): Machine => ({
  model: cpus()[0]?.model ?? 'unknown',
  processors: availableParallelism(),
  node: process.version,
  date: new Date().toISOString().slice(0, 10),
  load: loadavg()[0] ?? Number.NaN,
});

/** A ratio that has become more than this times what it was is worse. */
const WORSE = 1.1;

export type Regression = { row: string; before: number; now: number };

const keyOf = ({ name, baseline }: Row) => (baseline ? `${name}, beside ${baseline.name}` : name);

/**
 * The ratios that are more than a tenth worse than those that are committed. Ratios of time that was waited are left
 * out: in them a busy machine shows.
 */
export function regressions(committed: Measured | undefined, { rows }: Measured): Regression[] {
  const before = new Map(committed?.rows.map((row) => [keyOf(row), row.ratio]));
  return rows.flatMap((row) => {
    const known = before.get(keyOf(row));
    if (known === undefined || row.ratio === undefined || row.unit === 'ms') return [];
    return row.ratio > known * WORSE ? [{ row: keyOf(row), before: known, now: row.ratio }] : [];
  });
}
