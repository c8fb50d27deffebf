import { setCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { parseName } from '../brief/parse-name.js';
import { isWeak } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';

/** A letter that is little more than a stroke says nothing without a shape around it. */
const isBare = (character: string): boolean => /^[IJijl1|]/.test(character.normalize('NFD'));

/**
 * The direction of a logo's icon: its own symbol alone, or for a wordmark the first letter of the proper name as it is set.
 * A symbol alone is drawn with lines that hold at 16 pixels.
 */
export function iconDirection(name: string, direction: Direction): Direction {
  if (direction.symbol !== null) return { ...direction, layout: 'symbol', idea: 'none', descriptor: 'none' };
  const set = characters(setCase(parseName(name).proper, direction.letterCase));
  const text = set.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? set[0] ?? name;
  const container = isWeak(direction.color) || isBare(text) ? 'circle' : 'none';
  return {
    ...direction,
    layout: 'symbol',
    idea: 'none',
    descriptor: 'none',
    symbol: { kind: 'monogram', text },
    container,
    treatment: 'plain',
  };
}
