import type { Edges } from './edges.js';
import { scan } from './spans.js';

/** A grid of numbers, row by row. */
export type Grid = { readonly width: number; readonly height: number; readonly values: Float32Array };

/** Scan lines for each row of pixels; along a line coverage is exact. */
const PER_PIXEL = 2;

/** Adds the share of a row's pixels that a run covers, times a weight. */
function cover(values: Float32Array, x0: number, x1: number, weight: number): void {
  const from = Math.max(0, x0);
  const to = Math.min(values.length, x1);
  if (to <= from) return;
  const first = Math.floor(from);
  const last = Math.min(values.length - 1, Math.floor(to));
  if (first === last) {
    values[first] = (values[first] ?? 0) + (to - from) * weight;
    return;
  }
  values[first] = (values[first] ?? 0) + (first + 1 - from) * weight;
  for (let x = first + 1; x < last; x++) values[x] = (values[x] ?? 0) + weight;
  values[last] = (values[last] ?? 0) + (to - last) * weight;
}

/** Receives a row of pixels, how much of each is covered, 0 to 1; the others of the row are not. */
type OnRow = (row: number, covered: Float32Array, from: number, to: number) => void;

/**
 * How much of each pixel an outline covers, row by row. A judge's raster: it keeps no memory outside JavaScript, and
 * a small one costs a tenth of a picture that is made to be shown.
 */
export function coverage(edges: Edges, evenOdd: boolean, width: number, height: number, onRow: OnRow): void {
  const covered = new Float32Array(width);
  let row = -1;
  let from = width;
  let to = 0;
  const flush = (): void => {
    if (to <= from) return;
    onRow(row, covered, from, to);
    covered.fill(0, from, to);
  };
  scan(edges, evenOdd, height * PER_PIXEL, PER_PIXEL, (line, x0, x1) => {
    const here = Math.floor(line / PER_PIXEL);
    if (here !== row) {
      flush();
      row = here;
      from = width;
      to = 0;
    }
    cover(covered, x0, x1, 1 / PER_PIXEL);
    from = Math.max(0, Math.min(from, Math.floor(x0)));
    to = Math.min(width, Math.max(to, Math.floor(x1) + 1));
  });
  flush();
}
