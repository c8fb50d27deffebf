import { isCarried, isGrounded, isPale, mayStandOpen } from '../colour/palette.js';
import type { Direction, IdeaId } from '../direction/direction.js';
import { formOf } from './keys.js';
import { hasFew, isFew, type Room } from './limits.js';
import { ideaKeyWithin } from './room-for-ideas.js';

/** A plain name with a box, an oval, a bar or two rules to it: what any program gives. */
const BOXED: readonly IdeaId[] = [
  'label',
  'split-sign',
  'stitched',
  'oval-sign',
  'frame',
  'bold-frame',
  'legend',
  'bar',
  'side-rule',
];
/** A typed name with a line or a bar to it: tidy, and nothing that only this name has. */
const TYPED: readonly IdeaId[] = [
  ...BOXED,
  'none',
  'rule',
  'flourish',
  'two-tones',
  'type-block',
  'short-rule',
  'between-rule',
  'small-capitals',
  'small-links',
];

/** How many a set of names has; where the colour is too weak for letters, and for anything but a ground. */
const MOST_BOXED = { strong: 1, open: 2, pale: 4 } as const;

const isBoxed = ({ idea, color, ground }: Direction): boolean =>
  BOXED.includes(idea) || isGrounded(color, ground);

const hasBox: Room = (asked) => {
  const { color, ground } = asked.direction;
  const most = !isCarried(color, ground) ? 'strong' : mayStandOpen(color) && !isPale(color) ? 'open' : 'pale';
  return hasFew(asked, MOST_BOXED[most], isBoxed);
};

const isMoreThanTyped: Room = (asked) =>
  hasFew(asked, asked.limits.typed, ({ idea }) => TYPED.includes(idea));

/** How often a set of names shows one idea, or one form. */
const MOST_ALIKE = 2;

/** A name alone may be plain once, and nothing but the same letters in the same idea comes twice before the rest is used up. */
const hasIdea: Room = (asked) => {
  const { direction, limits } = asked;
  const ideas = direction.symbol === null && limits.idea < 6 ? 1 : MOST_ALIKE;
  return (
    isFew(asked, Math.min(limits.form, MOST_ALIKE), formOf) &&
    isFew(asked, Math.min(limits.idea, ideas), ideaKeyWithin(limits.form))
  );
};

/** What a set of names alone has room for. */
export const NAMES: readonly Room[] = [hasBox, isMoreThanTyped, hasIdea];
