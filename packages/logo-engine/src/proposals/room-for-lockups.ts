import { isCarried, isGrounded, isWeak } from '../colour/palette.js';
import type { Direction, IdeaId } from '../direction/direction.js';
import { isScene } from '../marks/containers.js';
import { formOf, pairKey, symbolKey } from './keys.js';
import { hasFew, isFew, type Room } from './limits.js';
import { ideaKeyWithin } from './room-for-ideas.js';

/** A symbol and its name in one box or one frame, and how often a set has it; where the colour is a ground, more often. */
const SIGNS: readonly IdeaId[] = [
  'label',
  'panel',
  'two-tiles',
  'crest',
  'type-block',
  'oval-sign',
  'arch-sign',
  'stitched',
];
const MOST_SIGNS = 1;
const MOST_GROUNDS = 2;

/** How often a set has a symbol in a plain shape beside its name: what any program gives, and judges like least (2.8 to 3.1 of 5). */
const MOST_HELD = { strong: 0, weak: 2 } as const;

const isSign = ({ idea, color, ground }: Direction): boolean =>
  SIGNS.includes(idea) || isGrounded(color, ground);

/** Whether the symbol stands in a plain shape of its own. */
const isHeld = (direction: Direction): boolean =>
  (direction.layout === 'horizontal' || direction.layout === 'stacked') &&
  direction.container !== 'none' &&
  !isScene(direction.container) &&
  !isSign(direction);

/** Whether the symbol stands over the middle of its name, and nothing is made of either. */
const isCentred = ({ layout, idea }: Direction): boolean => layout === 'stacked' && idea === 'none';
const MOST_CENTRED = 2;

/** How often one stands on its land: the same hill twice is the same logo. */
const MOST_LANDS = 1;

/** Whether a lock-up is no more of what a set has enough of, as long as it may choose. */
const isNoMore: Room = (asked) => {
  if (asked.limits.idea > 1) return true;
  const { color, ground } = asked.direction;
  const isCarriedHere = isCarried(color, ground);
  return (
    hasFew(
      asked,
      isCarriedHere ? MOST_GROUNDS : MOST_SIGNS,
      (direction) => direction.layout !== 'badge' && isSign(direction),
    ) &&
    hasFew(asked, MOST_HELD[isCarriedHere ? 'weak' : 'strong'], isHeld) &&
    hasFew(asked, MOST_LANDS, ({ container }) => container === 'landscape') &&
    hasFew(asked, MOST_CENTRED, isCentred)
  );
};

/** Badges of a set hold as many drawings (3.9 of 5 from judges, beside or over a name 3.3). Initials are in one, and in a colour too weak for white all are discs. */
const MOST_BADGES = { lone: 1, others: 3 } as const;
/** How many of them have the same rim. */
const MOST_RIMS = 2;
const hasOtherBadge: Room = ({ direction, shown }) => {
  if (direction.layout !== 'badge') return true;
  const badges = shown.filter(({ layout }) => layout === 'badge');
  const isLone = direction.symbol?.kind === 'monogram' || isWeak(direction.color);
  return (
    badges.length < (isLone ? MOST_BADGES.lone : MOST_BADGES.others) &&
    badges.every((other) => symbolKey(other) !== symbolKey(direction)) &&
    badges.filter((other) => other.container === direction.container).length < MOST_RIMS
  );
};

/** At the side of a name a symbol is smaller than over it: designers scored a third such lock-up lowest. */
const MOST_BESIDE = 2;

const hasLayout: Room = (asked) =>
  isFew(asked, asked.limits.layout, ({ layout }) => layout) &&
  (asked.limits.idea > 1 || hasFew(asked, MOST_BESIDE, ({ layout }) => layout === 'horizontal'));

/** Initials at one place are the same logo in another face. */
const hasPair: Room = (asked) => {
  const { direction, limits } = asked;
  return isFew(asked, direction.symbol?.kind === 'monogram' && limits.idea < 6 ? 1 : limits.pair, pairKey);
};

/** Beside a symbol a name mostly is plain. */
const hasIdea: Room = (asked) => {
  const { direction, limits } = asked;
  return (
    isFew(asked, limits.form, formOf) &&
    isFew(asked, direction.idea === 'none' ? Infinity : limits.idea, ideaKeyWithin(limits.form))
  );
};

/** What a set has room for of names beside symbols. */
export const LOCKUPS: readonly Room[] = [isNoMore, hasOtherBadge, hasLayout, hasPair, hasIdea];
