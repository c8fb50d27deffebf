import { once } from '../cache/once.js';
import type { Path } from '../geometry/path.js';
import { type Edges, flatten, transpose } from './edges.js';
import { JUDGED, pixelsOf, type Size } from './picture.js';
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

/** Runs along one line, four numbers each and in order: where it begins, where it ends, and the slopes of its edges. */
type Runs = readonly number[];
const RUN = 4;

/** Puts a run in its place; runs of one outline come in order. */
function insert(line: number[], x0: number, x1: number, slope0: number, slope1: number): void {
  let at = line.length;
  line.push(x0, x1, slope0, slope1);
  for (; at > 0 && (line[at - RUN] as number) > x0; at -= RUN)
    for (let i = at; i < at + RUN; i++) line[i] = line[i - RUN] as number;
  line[at] = x0;
  line[at + 1] = x1;
  line[at + 2] = slope0;
  line[at + 3] = slope1;
}

/** Runs that meet as one. */
function met(line: Runs): Runs {
  const out: number[] = [];
  for (let i = 0; i < line.length; i += RUN) {
    const [x0, x1, slope1] = [line[i] as number, line[i + 1] as number, line[i + 3] as number];
    const last = out.length - RUN;
    if (last < 0 || x0 > (out[last + 1] as number)) out.push(x0, x1, line[i + 2] as number, slope1);
    else if (x1 > (out[last + 1] as number)) {
      out[last + 1] = x1;
      out[last + 3] = slope1;
    }
  }
  return out;
}

type Outline = { readonly edges: Edges; readonly evenOdd: boolean };

/** Runs of ink of all shapes together, line by line. */
function runs(shapes: readonly Outline[], lines: number): readonly Runs[] {
  const found = Array.from({ length: lines }, (): number[] => []);
  for (const { edges, evenOdd } of shapes) {
    scan(edges, evenOdd, lines, 1, (line, x0, x1, slope0, slope1) => {
      insert(found[line] as number[], x0, x1, slope0, slope1);
    });
  }
  return shapes.length < 2 ? found : found.map(met);
}

/** Runs of ground between runs of ink. */
function between(line: Runs): Runs {
  const out: number[] = [];
  for (let i = RUN; i < line.length; i += RUN)
    out.push(line[i - 3] as number, line[i] as number, line[i - 1] as number, line[i + 2] as number);
  return out;
}

/** What runs cover of each pixel, and the narrowest width that was found there. */
type Measured = { readonly width: Float32Array; readonly area: Float32Array };

/** Room for two measures of any drawing, one after another: what is measured is summed up before the next one. */
const room = (): Measured => ({
  width: new Float32Array(JUDGED * JUDGED),
  area: new Float32Array(JUDGED * JUDGED),
});
const ROWS = room();
const COLUMNS = room();

/** A line of pixels in a grid, a row or a column: where it begins, how far its pixels are apart, how many there are. */
type Line = { readonly start: number; readonly step: number; readonly width: number };

/** Adds what runs cover of the pixels of a line, and how wide they are there. */
function mark({ width, area }: Measured, { start, step, width: pixels }: Line, found: Runs): void {
  for (let i = 0; i < found.length; i += RUN) {
    const [x0, x1] = [found[i] as number, found[i + 1] as number];
    const w = across(x1 - x0, found[i + 2] as number, found[i + 3] as number);
    const from = Math.max(0, x0);
    const to = Math.min(pixels, x1);
    for (let x = Math.floor(from), at = start + x * step; x < to; x++, at += step) {
      area[at] = (area[at] as number) + (Math.min(x + 1, to) - Math.max(x, from));
      if (w < (width[at] as number)) width[at] = w;
    }
  }
}

/** Both directions together: the narrower width, and the larger area, as a hairline slips between scan lines. */
function joined(rows: readonly Runs[], columns: readonly Runs[], scale: number): Widths {
  const [height, width] = [rows.length, columns.length];
  const size = width * height;
  for (const { width: widths, area } of [ROWS, COLUMNS]) {
    widths.fill(Infinity, 0, size);
    area.fill(0, 0, size);
  }
  for (const [y, found] of rows.entries()) mark(ROWS, { start: y * width, step: 1, width }, found);
  for (const [x, found] of columns.entries()) mark(COLUMNS, { start: x, step: width, width: height }, found);
  const out = new Float64Array(WIDEST / BIN + 1);
  for (let i = 0; i < size; i++) {
    const area = Math.max(ROWS.area[i] as number, COLUMNS.area[i] as number);
    if (area === 0) continue;
    const narrower = Math.min(ROWS.width[i] as number, COLUMNS.width[i] as number) / scale;
    const bin = Math.min(out.length - 1, Math.floor(narrower / BIN));
    out[bin] = (out[bin] as number) + area;
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
  const [rows, columns] = [runs(shapes, height), runs(turned, width)];
  const ink = once(() => joined(rows, columns, scale));
  const gaps = once(() => joined(rows.map(between), columns.map(between), scale));
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
