import { isWeak, mayStandOpen } from '../colour/palette.js';
import type { Standing } from '../direction/drawings-of.js';
import { symbolKey } from './keys.js';
import { type Asked, isFew, type Room } from './limits.js';
import { IDEAS } from './room-for-ideas.js';
import { LOCKUPS } from './room-for-lockups.js';
import { NAMES } from './room-for-names.js';
import { SYMBOLS } from './room-for-symbols.js';

/**
 * How much more, or less, often than another a set shows a drawing by what it is to the trade. Of 840 proposals for 140
 * businesses judged blind, those with the first drawing were worth 3.29 of 5, with the second 2.90, with the third 2.72.
 */
const OF_STANDING: Readonly<Record<Standing, number>> = { lead: 1, peer: 0, second: 0, aside: -1 };

/**
 * How often a set may show the symbol of a direction; initials say the least, and a set of names may have two before it
 * repeats itself.
 */
function mostOfSymbol({ direction: { symbol, layout }, limits, standing }: Asked): number {
  if (symbol?.kind === 'monogram') return layout !== 'symbol' && limits.form > 2 ? 2 : 1;
  // The lead in a third plain shape is worth more than a second drawing of what is beside the trade; and, where no name says
  // why it is there, of what the business is called after (2.9 of 5 from judges, the lead 3.7).
  const isLesser = standing === 'aside' || (standing === 'second' && layout === 'symbol');
  if (isLesser && limits.form < 3) return 1;
  return Math.max(1, limits.symbol + OF_STANDING[standing]);
}

const hasSymbol: Room = (asked) =>
  asked.direction.symbol === null || isFew(asked, mostOfSymbol(asked), symbolKey);

/** How often a set carries a weak colour in one way, and names alone, of which plates are all alike. */
const MOST_OF = { deep: 1, brand: 5, paper: 5, open: 5 } as const;
/** Beside a symbol one that shapes may have on white stands open once at least. */
const MOST_OF_OPEN = { deep: 1, brand: 2, paper: 2, open: 5 } as const;
const MOST_OF_NAMES = { deep: 1, brand: 3, paper: 5, open: 5 } as const;

/** A colour that a deep plate carries is nearly black from afar. */
const hasGround: Room = (asked) => {
  const { color, layout, ground = 'deep' } = asked.direction;
  const ways = layout === 'wordmark' ? MOST_OF_NAMES : mayStandOpen(color) ? MOST_OF_OPEN : MOST_OF;
  return !isWeak(color) || isFew(asked, ways[ground], (other) => other.ground ?? 'deep');
};

const hasFace: Room = (asked) => isFew(asked, asked.limits.face, ({ face }) => face);

const ANY = [hasSymbol, hasGround];
/** What is asked of a direction by its layout. */
const OF_SYMBOLS = [...ANY, ...SYMBOLS];
const OF_NAMES = [...ANY, ...IDEAS, ...NAMES, hasFace];
const OF_LOCKUPS = [...ANY, ...IDEAS, ...LOCKUPS, hasFace];

/** Whether a direction brings something to a set: not the same symbol, layout, idea or face over and over. */
export function isWithin(asked: Asked): boolean {
  const { layout } = asked.direction;
  const rooms = layout === 'symbol' ? OF_SYMBOLS : layout === 'wordmark' ? OF_NAMES : OF_LOCKUPS;
  return rooms.every((hasRoom) => hasRoom(asked));
}
