import type { Drawing } from '../drawing/drawing.js';
import { bounds } from '../geometry/bounds.js';

/** Cap heights from which on a small line is two. */
const TWO = 1.9;

/**
 * Whether a small line in two hangs under a mark and its name, between bars that lead to neither of them. Logos that have
 * it keep it.
 */
export function isAskew({ direction: { idea }, composition: { layers, smallest } }: Drawing): boolean {
  if (idea !== 'first-glyph') return false;
  const words = layers.filter(({ part }) => part === 'text').at(-1);
  return words !== undefined && (bounds(words.path)?.height ?? 0) > TWO * smallest;
}
