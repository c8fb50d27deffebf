import type { Direction } from '../direction/direction.js';
import { ideaOf } from './ideas/index.js';
import { inksOf } from './ideas/inks.js';
import { type Group, group } from './layer.js';
import { drawLettering } from './lettering.js';

/** Widest thing, in its heights: on the square of a symbol a longer one is small. */
const WIDEST = 1.8;

/** Initials cut out of the thing of the trade that a direction names (`holdsInitials`); null where it is too long for them, or for a symbol. */
export function drawHeldInitials(direction: Direction): Group | null {
  const { symbol, idea, face, nameRole, accent, color, ground, proportions } = direction;
  if (symbol?.kind !== 'monogram') return null;
  const name: Direction = {
    face,
    letterCase: 'typed',
    tracking: 0,
    layout: 'wordmark',
    idea,
    descriptor: 'none',
    nameRole,
    symbol: null,
    container: 'none',
    treatment: 'plain',
    accent,
    color,
    ...(ground && { ground }),
    ...(proportions && { proportions }),
  };
  const letters = drawLettering(symbol.text, name);
  const held = letters && ideaOf(idea).lockup?.arrange(group([]), letters, inksOf(name));
  return held && held.box.width <= held.box.height * WIDEST ? held : null;
}
