import { setCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { namePartsOf } from '../brief/name-reading.js';
import { isCarried, isWeak } from '../colour/palette.js';
import { type Direction, isRanked } from '../direction/direction.js';
import { isFilled } from '../marks/containers.js';

/** A letter that is little more than a stroke says nothing without a shape around it. */
const isBare = (character: string): boolean => /^[IJijl1|]/.test(character.normalize('NFD'));

/**
 * A line around a symbol leaves it a few pixels of a browser's tab: a mark stands there without it, while initials
 * and stock icons are cut out of a solid shape.
 */
function sturdy({ symbol, container, color, ground, proportions }: Direction): Partial<Direction> {
  // A colour too weak for white needs a shape that carries it.
  if (isCarried(color, ground) && !isFilled(container)) return { container: 'circle' };
  if (container === 'none' || isFilled(container)) return {};
  if (symbol?.kind === 'mark') return { container: 'none' };
  const square = isRanked({ proportions }) ? 'tile' : 'squircle';
  return { container: container === 'square-line' ? square : 'circle', treatment: 'plain' };
}

/**
 * The direction of a logo's icon: its own symbol alone, or for a wordmark the first letter of the proper name as it is set.
 * A symbol alone is drawn with lines that hold at 16 pixels.
 */
export function iconDirection(name: string, direction: Direction): Direction {
  if (direction.symbol !== null)
    return { ...direction, ...sturdy(direction), layout: 'symbol', idea: 'none', descriptor: 'none' };
  const set = characters(setCase(namePartsOf(name, direction.reading).proper, direction.letterCase));
  const text = set.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? set[0] ?? name;
  const container = isWeak(direction.color) || isBare(text) ? 'circle' : 'none';
  return {
    ...direction,
    // A letter that stands open is as large as its name, its icon is not.
    ...(direction.ground === 'open' && { ground: 'brand' as const }),
    layout: 'symbol',
    idea: 'none',
    descriptor: 'none',
    symbol: { kind: 'monogram', text },
    container,
    treatment: 'plain',
  };
}
