import { setCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { isWeak } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';

/** A letter that is little more than a stroke says nothing without a shape around it. */
const isBare = (character: string): boolean => /^[IJijl1|]/.test(character.normalize('NFD'));

/**
 * The direction of a logo's icon: its own symbol alone, or for a wordmark the first letter as the name sets it.
 * A symbol alone is drawn with lines that hold at 16 pixels.
 */
export function iconDirection(name: string, direction: Direction): Direction {
  if (direction.symbol !== null) return { ...direction, layout: 'symbol', idea: 'none' };
  const set = characters(setCase(name, direction.letterCase));
  const text = set.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? set[0] ?? name;
  const container = isWeak(direction.color) || isBare(text) ? 'circle' : 'none';
  return {
    ...direction,
    layout: 'symbol',
    idea: 'none',
    symbol: { kind: 'monogram', text },
    container,
    treatment: 'plain',
  };
}
