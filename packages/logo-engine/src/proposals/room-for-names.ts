import { isCarried, isGrounded, isPale, mayStandOpen } from '../colour/palette.js';
import { type Direction, type IdeaId, isPlate, isStrip } from '../direction/direction.js';
import { formOf } from './keys.js';
import { hasFew, isFew, mayRepeat, type Room } from './limits.js';
import { ideaKeyWithin } from './room-for-ideas.js';

/** A name cut out of a sign: judged blind worth 3.6 to 4.5 of 5, a typed one 2.8. */
const SIGNS: readonly IdeaId[] = ['label', 'split-sign', 'stitched', 'oval-sign'];
/** A plain name with a frame, a bar or two rules to it: what any program gives. */
const FRAMED: readonly IdeaId[] = ['frame', 'bold-frame', 'legend', 'bar', 'side-rule'];
const BOXED: readonly IdeaId[] = [...SIGNS, ...FRAMED];
/** A typed name with a line or a bar to it: tidy, and nothing that only this name has. */
const TYPED: readonly IdeaId[] = [
  ...FRAMED,
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
const MOST_BOXED = { strong: 2, open: 2, pale: 4 } as const;

const isBoxed = ({ idea, color, ground }: Direction): boolean =>
  BOXED.includes(idea) || isGrounded(color, ground);

const hasBox: Room = (asked) => {
  const { color, ground } = asked.direction;
  const most = !isCarried(color, ground) ? 'strong' : mayStandOpen(color) && !isPale(color) ? 'open' : 'pale';
  return hasFew(asked, MOST_BOXED[most], isBoxed);
};

const isMoreThanTyped: Room = (asked) =>
  hasFew(asked, asked.limits.typed, ({ idea }) => TYPED.includes(idea));

/** How many things hold the name in a set (4.0 of 5 from judges, all other ideas 3.2): who asks for 'Solo texto' sees letters too. */
const MOST_PLATES = 4;
const hasPlate: Room = (asked) => hasFew(asked, MOST_PLATES, ({ idea }) => isPlate(idea));

/** How many long things hold the small line of a name. */
const MOST_STRIPS = 2;
const hasStrip: Room = (asked) => hasFew(asked, MOST_STRIPS, ({ idea }) => isStrip(idea));

/** How often a set of names shows one idea, or one form. */
const MOST_ALIKE = 2;

/**
 * Letters in one idea are shown once, and so is a bare name. Where a third typed name would come, the same idea in another face may
 * as well: it is worth more than a typed name, and either more than a thing beside the letters (3.5, 2.8 and 2.1 of 5 from
 * designers).
 */
const hasIdea: Room = (asked) => {
  const { symbol, idea } = asked.direction;
  const { form, typed } = asked.limits;
  const again =
    symbol !== null ? asked.limits.idea : typed > 1 && idea !== 'none' && !isPlate(idea) ? MOST_ALIKE : 1;
  const ideas = mayRepeat(asked) ? MOST_ALIKE : Math.min(again, MOST_ALIKE);
  return isFew(asked, Math.min(form, MOST_ALIKE), formOf) && isFew(asked, ideas, ideaKeyWithin(form));
};

/** What a set of names alone has room for. */
export const NAMES: readonly Room[] = [hasBox, hasPlate, hasStrip, isMoreThanTyped, hasIdea];
