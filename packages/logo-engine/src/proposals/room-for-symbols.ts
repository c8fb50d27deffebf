import { isCarried } from '../colour/palette.js';
import { type Direction, holdsInitials } from '../direction/direction.js';
import { isGround } from '../direction/symbol-looks.js';
import { isScene } from '../marks/containers.js';
import { compositionOf, symbolKey } from './keys.js';
import { type Asked, hasFew, isFew, mayRepeat, type Room } from './limits.js';

/** Bare marks live by their drawing: a set may show two more of them than of other compositions. */
const MORE: Readonly<Record<string, number>> = { 'open filled': 2 };
/** Plain shapes around a symbol are what any program gives; a line around a filled drawing (2.4 of 5 from judges) is for when nothing else is left. */
const MOST: Readonly<Record<string, number>> = { shape: 3, 'open line': 0 };
const MOST_SCENES = 1;
/** A colour too weak for white is always in a shape. */
const MOST_WEAK = 3;
const MOST_SCENES_WEAK = 2;

const isCarriedIn = ({ color, ground }: Direction): boolean => isCarried(color, ground);

function mostOf(direction: Direction, composition: string): number {
  const { container } = direction;
  // On its land or in a wreath a thing is small (2.8 and 2.9 of 5 from judges): for when nothing else is left.
  if (isGround(container) && !isCarriedIn(direction)) return 0;
  if (isScene(container)) return isCarriedIn(direction) ? MOST_SCENES_WEAK : MOST_SCENES;
  return isCarriedIn(direction) ? MOST_WEAK : (MOST[composition] ?? Infinity);
}

/** How many of one composition: a fourth shape comes before initials, in a weak colour before a second that is nearly black. */
function mostOfComposition(asked: Asked, composition: string): number {
  const { direction, limits } = asked;
  if (mayRepeat(asked) || (isCarriedIn(direction) && limits.form > 2)) return Infinity;
  return mostOf(direction, composition) + (limits.idea > 1 && composition === 'shape' ? 1 : 0);
}

/** A symbol alone lives by its composition. */
const hasComposition: Room = (asked) => {
  const composition = compositionOf(asked.direction);
  const most = mostOfComposition(asked, composition);
  return isFew(asked, Math.min(asked.limits.form + (MORE[composition] ?? 0), most), compositionOf);
};

/** One drawing in two plain shapes is the same logo twice, until nothing else is left. */
const isOtherDrawing: Room = (asked) => {
  const { direction, limits } = asked;
  const most = isCarriedIn(direction) || limits.form > 2 ? limits.form : 1;
  return isFew(asked, most, (other) => `${symbolKey(other)} ${compositionOf(other)}`);
};

/** How many shapes a set has in the second colour: the others show the one that was chosen. */
const MOST_SWAPPED = 2;
const hasChosenColour: Room = (asked) =>
  mayRepeat(asked) || hasFew(asked, MOST_SWAPPED, ({ treatment }) => treatment === 'swapped');

/** How many things of the trade hold initials: who asks for a symbol sees drawings first. */
const MOST_HELD = 2;
const hasDrawings: Room = (asked) => hasFew(asked, MOST_HELD, holdsInitials);

/** What a set of symbols alone has room for. */
export const SYMBOLS: readonly Room[] = [hasComposition, hasDrawings, isOtherDrawing, hasChosenColour];
