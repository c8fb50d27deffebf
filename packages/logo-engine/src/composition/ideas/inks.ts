import { contrast, difference, VISIBLE_STEP } from '../../colour/oklch.js';
import {
  type AccentId,
  carriesText,
  isWeak,
  LEAST_SHAPE_CONTRAST,
  LIGHT_GROUND,
  lightPalette,
  type Role,
} from '../../colour/palette.js';
import { type Direction, isBacked, isClear, isLit, isOptical } from '../../direction/direction.js';

/** A dot or one letter is little of a colour: it takes more than two areas beside each other to be seen. */
const SEEN = VISIBLE_STEP * 1.6;
/** What letters need on white, and what a shape needs. */
const LETTERS = 3;
const SMALL_LETTERS = { before: 4.3, optical: 4.5 } as const;
const SHAPES = { before: 1.6, clear: 3 } as const;
/** Second colours that are another one, and no paler first. */
const OTHERS: readonly AccentId[] = ['complement', 'gold'];

/** The colours that a name is set in, by what they are for. */
export type Inks = {
  /** The name itself. */
  readonly base: Role;
  /** A second colour for letters: one that reads on white and is seen beside the base; null when there is none. */
  readonly letter: Role | null;
  /** A second colour for a shape in or beside the letters; null when none is seen. */
  readonly shape: Role | null;
  /** Whether the second colour is the lighter of the two: one that shines in the holes of the first. */
  readonly bright: boolean;
  /** Small lines. */
  readonly quiet: Role;
  /** What carries letters: they are cut out of `main`, `plate` has the main colour in its holes, on `ground` they lie. */
  readonly plate: 'main' | 'plate' | 'ground';
  /** Whether a thing in a rule stands on a disc in the chosen colour, which is nowhere else. */
  readonly backed: boolean;
  /** Whether what is in the main colour is lost on a plate: it is the ground itself. */
  readonly lost: boolean;
};

/**
 * The colours of a direction's name. An idea that lives on a second colour is no idea when nobody can tell the two
 * apart (a near-black main colour beside the dark ink), so what cannot be seen is not offered.
 */
export function inksOf(
  direction: Pick<Direction, 'color' | 'accent' | 'nameRole' | 'ground' | 'proportions'>,
): Inks {
  const { color, accent, ground } = direction;
  const palette = lightPalette(color, accent, ground);
  const value = (role: Role): string => palette[role] ?? LIGHT_GROUND;
  const apart = (a: Role, b: Role): boolean => difference(value(a), value(b)) >= SEEN;
  const weak = isWeak(color);
  const strong = carriesText(color) || (weak && (ground === 'brand' || ground === 'paper'));
  // Beside a dark main colour the dark ink says nothing, and the main colour must be somewhere.
  const base: Role = direction.nameRole === 'main' || (strong && !apart('main', 'ink')) ? 'main' : 'ink';
  // Small letters in a pale colour are the first that is lost.
  const small = (role: Role): boolean =>
    contrast(value(role), LIGHT_GROUND) >= SMALL_LETTERS[isOptical(direction) ? 'optical' : 'before'];
  // Small lines beside a bright name are in ink: that is the second colour, and a third is one too many.
  const others: Role[] = base === 'ink' ? ['main', 'accent'] : small('main') ? ['accent', 'ink'] : ['ink'];
  const seen = others.filter((role) => apart(role, base));
  const reads = (role: Role, least: number): boolean => contrast(value(role), LIGHT_GROUND) >= least;
  const shapes = (role: Role): number =>
    !isClear(direction)
      ? SHAPES.before
      : isLit(direction) && role === 'accent' && OTHERS.includes(accent)
        ? LEAST_SHAPE_CONTRAST
        : SHAPES.clear;
  // Beside a colour that no letter carries, letters in a third one would speak for another business.
  const letter = strong ? (seen.find((role) => reads(role, LETTERS)) ?? null) : null;
  const quiet: Role =
    letter === 'main' && small('main') ? 'main' : base === 'main' && !small('main') && strong ? 'ink' : base;
  return {
    base,
    letter,
    // A main colour that no letter can carry is seen in a shape, however pale: it is what was chosen.
    shape: base === 'ink' && !strong ? 'main' : (seen.find((role) => reads(role, shapes(role))) ?? null),
    bright: contrast(value('spot'), LIGHT_GROUND) < contrast(value('main'), LIGHT_GROUND) * 0.6,
    quiet,
    backed: weak && ground === 'paper' && isBacked(direction),
    lost: !carriesText(color) && !weak,
    // A bright colour stays bright: it is the ground itself, with dark letters on it.
    plate: carriesText(color) ? 'main' : weak && (ground ?? 'deep') === 'deep' ? 'plate' : 'ground',
  };
}
