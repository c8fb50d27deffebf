import { coverage } from '../analysis/coverage.js';
import { flatten } from '../analysis/edges.js';
import { pixelsOf } from '../analysis/picture.js';
import type { Outlines } from '../svg/read.js';

/** For each pixel the number of the colour that covers most of it, 0 for the ground. */
function labels(drawing: Outlines): { readonly width: number; readonly of: Uint8Array } {
  const { width, height, scale } = pixelsOf(drawing);
  const of = new Uint8Array(width * height);
  const fills = drawing.shapes.map(({ fill }) => fill);
  for (const { path, fill } of drawing.shapes) {
    const label = fills.indexOf(fill) + 1;
    coverage(flatten(path, scale), path.evenOdd, width, height, (row, covered, from, to) => {
      for (let x = from; x < to; x++) if ((covered[x] ?? 0) > 0.5) of[row * width + x] = label;
    });
  }
  return { width, of };
}

/** Share of the edges between colours that are still edges in one ink: 1 when nothing runs together. */
export function edgesKept(coloured: Outlines, oneInk: Outlines): number {
  const { width, of } = labels(coloured);
  const ink = labels(oneInk).of;
  let edges = 0;
  let kept = 0;
  const look = (a: number, b: number): void => {
    if (of[a] === of[b]) return;
    edges++;
    if (ink[a] !== ink[b]) kept++;
  };
  for (let i = 0; i < of.length; i++) {
    if (i % width > 0) look(i, i - 1);
    if (i >= width) look(i, i - width);
  }
  return edges === 0 ? 1 : kept / edges;
}
