import { once } from '../cache/once.js';
import type { Path } from '../geometry/path.js';
import { type Edges, flatten, transpose } from './edges.js';
import { pixelsOf, type Size } from './picture.js';
import { scan } from './spans.js';

/** Area by width: how many pixels belong to something as wide as `i * BIN` to `(i + 1) * BIN` units of the drawing. */
export type Widths = Float64Array;

/** Widths of strokes, and of the gaps between them; either is measured when it is asked for. */
export type Thickness = { readonly ink: Widths; readonly gaps: Widths };

const BIN = 0.25;
/** Wider than this is wide. */
const WIDEST = 80;

/** Edges whose directions differ by less than this (as a sine) bound one stroke. */
const PARALLEL = 0.2;

/** Width of a run across its own direction: a slanted stroke is narrower than the run through it. */
function across(run: number, slope0: number, slope1: number): number {
  const [a, b] = [Math.sqrt(slope0 * slope0 + 1), Math.sqrt(slope1 * slope1 + 1)];
  const parallel = Math.abs(slope0 - slope1) / (a * b) < PARALLEL;
  return parallel ? run / Math.max(a, b) : run;
}

type Measured = { readonly width: Float32Array; readonly area: Float32Array };

/** A line of pixels in a grid, a row or a column: where it begins, how far its pixels are apart, how many there are. */
type Line = { readonly start: number; readonly step: number; readonly width: number };

/** Adds what a run covers of the pixels of a line, and the narrowest width that was found at each. */
function mark(
  { width, area }: Measured,
  { start, step, width: pixels }: Line,
  x0: number,
  x1: number,
  w: number,
): void {
  const from = Math.max(0, x0);
  const to = Math.min(pixels, x1);
  for (let x = Math.floor(from), at = start + x * step; x < to; x++, at += step) {
    area[at] = (area[at] as number) + (Math.min(x + 1, to) - Math.max(x, from));
    if (w < (width[at] as number)) width[at] = w;
  }
}

const empty = (size: number): Measured => ({
  width: new Float32Array(size).fill(Infinity),
  area: new Float32Array(size),
});

type Run = { readonly x0: number; x1: number; readonly slope0: number; slope1: number };
type Outline = { readonly edges: Edges; readonly evenOdd: boolean };

/** Runs of ink of all shapes together, line by line; runs that meet are one. */
function runs(shapes: readonly Outline[], lines: number): readonly Run[][] {
  const found = Array.from({ length: lines }, (): Run[] => []);
  for (const { edges, evenOdd } of shapes) {
    scan(edges, evenOdd, lines, 1, (line, x0, x1, slope0, slope1) => {
      found[line]?.push({ x0, x1, slope0, slope1 });
    });
  }
  if (shapes.length < 2) return found;
  return found.map((line) => {
    const merged: Run[] = [];
    for (const run of line.sort((a, b) => a.x0 - b.x0)) {
      const last = merged.at(-1);
      if (last === undefined || run.x0 > last.x1) merged.push(run);
      else if (run.x1 > last.x1) {
        last.x1 = run.x1;
        last.slope1 = run.slope1;
      }
    }
    return merged;
  });
}

/** Runs of ground between runs of ink. */
const between = (line: readonly Run[]): Run[] =>
  line.slice(1).map(({ x0, slope0 }, i) => {
    const before = line[i] as Run;
    return { x0: before.x1, x1: x0, slope0: before.slope1, slope1: slope0 };
  });

/** What runs along lines of one direction cover, and how wide they are; it lies in the grid row by row. */
function measured(found: readonly (readonly Run[])[], lines: readonly Line[], size: number): Measured {
  const all = empty(size);
  lines.forEach((line, y) => {
    for (const { x0, x1, slope0, slope1 } of found[y] ?? [])
      mark(all, line, x0, x1, across(x1 - x0, slope0, slope1));
  });
  return all;
}

/** Both directions together: the narrower width, and the larger area, as a hairline slips between scan lines. */
function joined(rows: Measured, columns: Measured, scale: number): Widths {
  const out = new Float64Array(WIDEST / BIN + 1);
  for (let i = 0; i < rows.area.length; i++) {
    const area = Math.max(rows.area[i] as number, columns.area[i] as number);
    if (area === 0) continue;
    const width = Math.min(rows.width[i] as number, columns.width[i] as number) / scale;
    const bin = Math.min(out.length - 1, Math.floor(width / BIN));
    out[bin] = (out[bin] ?? 0) + area;
  }
  return out;
}

/**
 * How thick strokes are, and how wide the gaps between them, all over a drawing. Measured on runs of ink along
 * rows and columns, whose ends are exact, so that a hairline thinner than a pixel has its true width.
 */
export function thickness(paths: readonly Path[], size: Size): Thickness {
  const { width, height, scale } = pixelsOf(size);
  const shapes = paths.map((path) => ({ edges: flatten(path, scale), evenOdd: path.evenOdd }));
  const turned = shapes.map(({ edges, evenOdd }) => ({ edges: transpose(edges), evenOdd }));
  const lines = Array.from({ length: height }, (_, y): Line => ({ start: y * width, step: 1, width }));
  const upright = Array.from({ length: width }, (_, x): Line => ({ start: x, step: width, width: height }));
  const [rows, columns] = [runs(shapes, height), runs(turned, width)];
  const widths = (of: (line: readonly Run[]) => readonly Run[]): Widths =>
    joined(
      measured(rows.map(of), lines, width * height),
      measured(columns.map(of), upright, width * height),
      scale,
    );
  const ink = once(() => widths((line) => line));
  const gaps = once(() => widths(between));
  return {
    get ink() {
      return ink();
    },
    get gaps() {
      return gaps();
    },
  };
}

const sum = (widths: Widths, end: number): number =>
  widths.subarray(0, end).reduce((all, area) => all + area, 0);

/** Share of the area that is thinner than a width. */
export function shareUnder(widths: Widths, limit: number): number {
  const all = sum(widths, widths.length);
  return all === 0 ? 0 : sum(widths, Math.round(limit / BIN)) / all;
}

/** The width that a share of the area is thinner than; 80 stands for 80 and more. */
export function widthAt(widths: Widths, share: number): number {
  const all = sum(widths, widths.length);
  let area = 0;
  const bin = widths.findIndex((here) => {
    area += here;
    return area >= all * share && area > 0;
  });
  return bin < 0 ? WIDEST : bin * BIN;
}
