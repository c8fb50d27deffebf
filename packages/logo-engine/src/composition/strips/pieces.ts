import type { Box } from '../../geometry/bounds.js';
import type { Command, Path } from '../../geometry/path.js';

/** How wide cuts and gaps are in a thing 100 high. */
export const CUT = 8;

/** Where as many things of about a size as a length holds begin, in a row from its start, and how far apart they are. */
export function row(
  start: number,
  length: number,
  about: number,
  least = 1,
): { readonly places: readonly number[]; readonly step: number } {
  const count = Math.max(least, Math.round(length / about));
  const step = length / count;
  return { places: Array.from({ length: count }, (_, i) => start + step * i), step };
}

/** Room for words between two distances along a thing and two heights in it. */
export const roomWithin = (x0: number, x1: number, y0 = 0, y1 = 100): Box => ({
  x: x0,
  y: y0,
  width: x1 - x0,
  height: y1 - y0,
});

/** So many numbers, evenly from one to another, both included. */
export const evenly = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

/** What commands of a path enclose, or the line that they draw. */
export const outline = (commands: readonly Command[]): Path => ({ commands, evenOdd: false });
