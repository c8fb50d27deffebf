import { drawnWords } from '../brief/name-reading.js';
import { compose } from '../composition/compose.js';
import type { Direction } from '../direction/direction.js';
import type { Drawing } from '../drawing/drawing.js';
import { bounds } from '../geometry/bounds.js';

/** Cap heights from which on a small line is two. */
const TWO = 1.9;

/** Letters of a word that is too short for an arc of its own. */
const SHORT = 3;
/** Whether a ring has "Innova" above and "TI" below. */
function isHalved(name: string, { descriptor, trade }: Direction): boolean {
  const words = drawnWords(name);
  const isAlone = descriptor === 'none' && trade === undefined;
  return isAlone && words.length === 2 && words.some((word) => word.length <= SHORT);
}

/**
 * Whether a ring is halved badly, or a small line in two hangs under a mark and its name, between bars that lead to neither of them. Logos that have
 * it keep it.
 */
export function isAskew({ name, direction, composition }: Drawing): boolean {
  if (direction.layout === 'badge') return isHalved(name, direction);
  if (direction.idea !== 'first-glyph') return false;
  // On a ground the words are cut out of it, and no layer of their own.
  const { layers, smallest } = compose(name, direction) ?? composition;
  const words = layers.filter(({ part }) => part === 'text').at(-1);
  return words !== undefined && (bounds(words.path)?.height ?? 0) > TWO * smallest;
}
