/** What a row's figure is counted in. Ratios have none. */
export type Unit = 'ms of CPU' | 'ms' | 'MiB' | 'kB' | 'frames' | 'scripts' | 'points' | 'CLS';

/** A figure of a row that must be no more than so much. */
export type Limit = { of: 'figure' | 'ratio' | 'p50' | 'p95' | 'p99'; most: number };

/**
 * One measurement. Less is better in every one of them. Percentiles are milliseconds of waiting, whatever the figure
 * counts.
 */
export type Row = {
  name: string;
  unit: Unit;
  figure: number;
  /** What the figure stands beside, measured in turns with it. */
  baseline?: { name: string; figure: number };
  /** The median of the turns' ratios, which is not quite the ratio of the medians. */
  ratio?: number;
  p50?: number;
  p95?: number;
  p99?: number;
  limits?: readonly Limit[];
};

/** A line for each series; both axes are logarithmic where the figures span more than a decade. */
export type Chart = {
  name: string;
  title: string;
  x: string;
  y: string;
  series: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
};

export type Measured = { rows: Row[]; charts?: Chart[] };

/** A part of the table: a module exports what it is called, what it says of itself, and how it is measured. */
export type Source = { title: string; about: string; measure: () => Promise<Measured> };

/** Whether a limit is kept. */
export function holds(row: Row, { of, most }: Limit): boolean {
  const figure = row[of];
  return figure !== undefined && figure <= most;
}
