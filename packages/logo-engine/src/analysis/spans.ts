import type { Edges } from './edges.js';

/**
 * Receives one run of ink on one scan line: from `x0` to `x1`, with the slope (dx for one step down) of the edges
 * that bound it.
 */
type OnSpan = (line: number, x0: number, x1: number, slope0: number, slope1: number) => void;

/** Runs of ink along scan lines at `(line + 0.5) / perPixel`, `lines` of them, left to right on each. */
export function scan(edges: Edges, evenOdd: boolean, lines: number, perPixel: number, onSpan: OnSpan): void {
  const first = (y: number): number => Math.max(0, Math.ceil(y * perPixel - 0.5));
  const starts = new Int32Array(lines + 1);
  for (let i = 0; i < edges.length; i += 4) {
    const [ya = 0, yb = 0] = [edges[i + 1], edges[i + 3]];
    const end = Math.min(lines, first(Math.max(ya, yb)));
    for (let line = first(Math.min(ya, yb)); line < end; line++)
      starts[line + 1] = (starts[line + 1] ?? 0) + 1;
  }
  for (let line = 0; line < lines; line++) starts[line + 1] = (starts[line + 1] ?? 0) + (starts[line] ?? 0);
  const crossings = starts[lines] ?? 0;
  const xs = new Float64Array(crossings);
  const slopes = new Float64Array(crossings);
  const windings = new Int8Array(crossings);
  const ends = starts.slice(0, lines);
  for (let i = 0; i < edges.length; i += 4) {
    const [xa = 0, ya = 0, xb = 0, yb = 0] = [edges[i], edges[i + 1], edges[i + 2], edges[i + 3]];
    const end = Math.min(lines, first(Math.max(ya, yb)));
    const slope = (xb - xa) / (yb - ya);
    const winding = yb > ya ? 1 : -1;
    for (let line = first(Math.min(ya, yb)); line < end; line++) {
      const x = xa + ((line + 0.5) / perPixel - ya) * slope;
      // Sorted as they come: a scan line has few crossings.
      let at = ends[line] ?? 0;
      ends[line] = at + 1;
      const low = starts[line] ?? 0;
      while (at > low && (xs[at - 1] ?? 0) > x) {
        xs[at] = xs[at - 1] ?? 0;
        slopes[at] = slopes[at - 1] ?? 0;
        windings[at] = windings[at - 1] ?? 0;
        at--;
      }
      xs[at] = x;
      slopes[at] = slope;
      windings[at] = winding;
    }
  }
  for (let line = 0; line < lines; line++) {
    const end = starts[line + 1] ?? 0;
    let depth = 0;
    let from = 0;
    for (let i = starts[line] ?? 0; i < end; i++) {
      const before = depth;
      depth = evenOdd ? 1 - depth : depth + (windings[i] ?? 0);
      if (before === 0) from = i;
      else if (depth === 0) onSpan(line, xs[from] ?? 0, xs[i] ?? 0, slopes[from] ?? 0, slopes[i] ?? 0);
    }
  }
}
