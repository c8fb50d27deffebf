import { difference, VISIBLE_STEP } from '../colour/oklch.js';
import { lightPalette } from '../colour/palette.js';
import type { Direction, IdeaId } from '../direction/direction.js';

/** Ideas that are nothing but a second colour. */
const OF_COLOUR: readonly IdeaId[] = ['accent-mark', 'final-dot', 'first-letter', 'two-tones', 'confetti'];

/** Whether an idea lies in a second colour alone, so that it is none when the two colours look like one. */
export const isOfColour = (idea: IdeaId): boolean => OF_COLOUR.includes(idea);

/** The two colours that an idea of colour sets against each other. */
function colours({ color, accent, nameRole }: Direction): readonly [string, string] {
  const { main, ink, accent: second } = lightPalette(color, accent);
  return nameRole === 'ink' ? [ink ?? color, main ?? color] : [main ?? color, second ?? color];
}

export function isSeen(direction: Direction): boolean {
  const [a, b] = colours(direction);
  return difference(a, b) >= VISIBLE_STEP;
}

/**
 * A colour as dark as ink cannot mark anything in an inked name: there the name itself is set in the colour, and a
 * lighter tone of it marks. Styles of one colour have no such tone, and their idea stays unseen.
 */
export function seen(direction: Direction): Direction {
  if (!isOfColour(direction.idea) || direction.nameRole !== 'ink' || isSeen(direction)) return direction;
  if (direction.accent === 'none') return direction;
  return { ...direction, nameRole: 'main' };
}
