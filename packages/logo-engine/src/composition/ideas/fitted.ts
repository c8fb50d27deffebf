import type { Face } from '../../fonts/faces.js';
import { type Line, shapeLine } from '../../fonts/shape.js';
import { bodyOf } from './letters.js';

/** A line, the scale that fills a width with it, and how far its strokes then are from what was asked, in logarithms. */
type Fitted = { readonly line: Line; readonly k: number; readonly off: number };

/** How far apart the strokes of two lines may be: with more the block falls into a bold and a light line. */
const CLASH = 0.14;

export const clashes = ({ off }: Fitted): boolean => off > CLASH;

/** A line of a weight in which its strokes, at the size that fills the width, are as heavy as asked. */
export function fitted(text: string, face: Face, tracking: number, width: number, stroke: number): Fitted {
  const weights = face.weights ?? [face.weight];
  const all = weights.map((weight) => {
    const line = shapeLine(text, face, { tracking, weight });
    const k = width / line.box.width;
    return { line, k, off: Math.abs(Math.log((k * bodyOf(face, weight)) / stroke)) };
  });
  return all.reduce((best, item) => (item.off < best.off ? item : best));
}
