import { distance, type PerceptualHash, perceptualHash } from '../analysis/perceptual-hash.js';
import { isCarried, isGrounded, isWeak, mayStandOpen } from '../colour/palette.js';
import { ideaOf } from '../composition/ideas/index.js';
import { holderOf } from '../composition/scenes/emblem.js';
import { BESIDE_LETTERS } from '../direction/choose-idea.js';
import type { Direction, IdeaId, LayoutId } from '../direction/direction.js';
import type { Standing } from '../direction/drawings-of.js';
import { COUNTERS } from '../direction/symbol-looks.js';
import type { Drawing } from '../drawing/drawing.js';
import { type ContainerId, isScene } from '../marks/containers.js';
import type { Treatment } from '../marks/mark.js';

/** Two shown proposals differ in at least this many of the 256 bits of their perceptual hashes. */
export const LEAST_DISTANCE = 12;
/** From this distance on two drawings look nothing like each other. */
const FAR = 64;

/** What two proposals are compared by. */
export type Look = { readonly direction: Direction; readonly hash: PerceptualHash };

const hashes = new WeakMap<Drawing, PerceptualHash>();

/** The look of a drawing; its hash is worked out once. */
export function lookOf(drawing: Drawing): Look {
  const hash = hashes.get(drawing) ?? perceptualHash(drawing.picture());
  hashes.set(drawing, hash);
  return { direction: drawing.direction, hash };
}

/** Whether a direction's face is seen: a mark alone has no letters. */
const isLettered = ({ layout, symbol, container }: Direction): boolean =>
  layout !== 'symbol' || symbol?.kind === 'monogram' || container === 'initial';

const FILLED: readonly Treatment[] = ['solid', 'plain', 'two-tone', 'inset'];
/** Filled parts are the same whether they take one colour or two. */
const treatmentOf = ({ treatment }: Direction): string => (FILLED.includes(treatment) ? 'filled' : treatment);

/** The same for two directions that give the same drawing but for its colours. */
export const drawingKey = (direction: Direction): string =>
  JSON.stringify({
    ...direction,
    ...(isLettered(direction) ? {} : { face: '', letterCase: '', tracking: 0 }),
    color: '',
    accent: '',
    nameRole: '',
    treatment: treatmentOf(direction),
  });

const symbolKey = ({ symbol }: Direction): string =>
  symbol === null ? '' : symbol.kind === 'monogram' ? 'monogram' : symbol.id;

/** A thing in the initial is another drawing than the thing. */
const shownKey = (direction: Direction): string =>
  COUNTERS.includes(direction.container) ? 'counter' : symbolKey(direction);

/** Of initials the thing that they hold, of others nothing that is the same. */
const counterKey = (direction: Direction): string =>
  COUNTERS.includes(direction.container) ? symbolKey(direction) : 'none';

const pairKey = (direction: Direction): string => `${direction.layout} ${symbolKey(direction)}`;

/** What a person calls a difference; a direction without such a thing does not differ in it. */
const ASPECTS: readonly { readonly weight: number; readonly of: (direction: Direction) => string }[] = [
  { weight: 3, of: symbolKey },
  { weight: 2, of: ({ idea }) => idea },
  { weight: 2, of: (direction) => (isLettered(direction) ? direction.face : '') },
  { weight: 2, of: ({ layout }) => layout },
  { weight: 1, of: ({ container }) => container },
  { weight: 1, of: ({ descriptor }) => descriptor },
  { weight: 1, of: treatmentOf },
];

/** What two of one layout differ in when they differ in all that is seen, and what that counts for beside the aspects. */
const SEEN: Readonly<
  Partial<Record<LayoutId, { readonly of: (direction: Direction) => string; readonly worth: number }>>
> = {
  symbol: { of: (direction) => `${symbolKey(direction)} ${compositionOf(direction)}`, worth: 2 },
  wordmark: { of: ({ idea }) => idea, worth: 1 },
};

/** In how many aspects two directions differ, more where few could: a drawing that stands alone, what is made of a name. */
export function differences(a: Direction, b: Direction): number {
  const seen = a.layout === b.layout ? SEEN[a.layout] : undefined;
  const more = seen !== undefined && seen.of(a) !== seen.of(b) ? seen.worth : 0;
  return ASPECTS.filter(({ of }) => of(a) !== of(b)).length + more;
}

const ALL = ASPECTS.reduce((sum, { weight }) => sum + weight, 0);

/** How much two proposals are alike, 0 to 1: half what they are made of, half how they look from afar. */
export function similarity(a: Look, b: Look): number {
  const shared = ASPECTS.filter(({ of }) => of(a.direction) === of(b.direction));
  const made = shared.reduce((sum, { weight }) => sum + weight, 0) / ALL;
  const looks = 1 - Math.min(1, distance(a.hash, b.hash) / FAR);
  return (made + looks) / 2;
}

export const bitsApart = (a: Look, b: Look): number => distance(a.hash, b.hash);

/** Ideas that look like one another from afar. */
const FAMILIES: readonly (readonly IdeaId[])[] = [
  // A filled shape around the name, a line around it, a line that follows its letters, two sizes.
  ['label', 'pill', 'disc', 'stitched'],
  ['oval-sign', 'arch-sign'],
  ['frame', 'double-frame', 'bold-frame', 'legend', 'corners', 'capsule', 'topped-frame'],
  ['sticker', 'outlined'],
  ['contrast-lines', 'contrast-over', 'headline'],
  ['word-bar', 'word-tag', 'caption-bar'],
  ['flanked', 'short-rule'],
  // Letters on a curve, letters as bodies, capitals of which two are one, words on both sides of a rule, blocks of type.
  ['arched', 'bridge'],
  ['inline-cut', 'block-shade'],
  ['shared-stem', 'nested', 'barless-a', 'small-capitals'],
  ['masthead', 'wings'],
  ['poster', 'justified', 'between-rule'],
];

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
/** Formulas that show as such the second time: a thing between two rules, an A without its bar, an oval. */
const ONCE: readonly (readonly IdeaId[])[] = [
  ['masthead', 'symbol-rule', 'wings'],
  ['joint', 'between-rule'],
  ['barless-a'],
  ['oval-sign', 'arch-sign'],
  ['crescendo'],
  // A rule at a typed name, over it, under it or beside its small line.
  ['rule', 'type-block', 'short-rule', 'side-rule', 'broken-rule', 'flanked', 'stack', 'legend'],
  ['topped-frame', 'legend', 'bold-frame', 'frame'],
  ['rising-bars'],
];
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
/** A thing between two rules, over the name and under it. */
const IN_A_RULE: readonly IdeaId[] = ['masthead', 'symbol-rule'];
const MOST_IN_RULES = 3;
/** Of six names alone: whoever asked for letters finds two that are nothing else. */
const MOST_BESIDE = 4;
/** A thing in place of a letter: two of these with one thing are one drawing. */
const IN_A_LETTER: readonly IdeaId[] = ['symbol-round', 'symbol-letter', 'symbol-o'];

/** How often a set has a symbol in a plain shape beside its name: what any program gives. */
const MOST_HELD = 1;

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
const MOST_CENTRED = 1;

/** Whether a lock-up is one more of what a set has enough of. */
function isOneMore(direction: Direction, shown: readonly Direction[]): boolean {
  const enough = (which: (direction: Direction) => boolean, most: number): boolean =>
    which(direction) && shown.filter(which).length >= most;
  const weak = isCarried(direction.color, direction.ground);
  const boxed = ({ layout, ...other }: Direction): boolean =>
    layout !== 'badge' && isSign({ layout, ...other });
  return (
    enough(boxed, weak ? MOST_GROUNDS : MOST_SIGNS) ||
    enough(isHeld, weak ? MOST_HELD + 1 : MOST_HELD) ||
    enough(isCentred, MOST_CENTRED)
  );
}

/** How often a set of names shows one idea, or one form. */
const MOST_ALIKE = 2;

/** From more on of one idea than a set has places, a second box and a second rule are better than a wrong drawing. */
const REPEATED = 6;

/** How many a set of names has, and where the colour is too weak to be anything but a ground. */
const MOST_BOXED = 1;
const MOST_BOXED_WEAK = 4;

const isBoxed = ({ idea, color, ground }: Direction): boolean =>
  BOXED.includes(idea) || isGrounded(color, ground);

/** What a drawing is by its outline from afar: its idea where that shapes all of it, else its layout. */
function formOf({ layout, idea }: Direction): string {
  const family = FAMILIES.find((ideas) => ideas.includes(idea));
  if (family !== undefined) return family.join();
  return layout === 'wordmark' || ideaOf(idea).lockup !== undefined ? idea : layout;
}

/** Scenes that look like one another from afar: a shape that follows the symbol, one that it grows out of. */
const SCENE_FAMILIES: readonly (readonly ContainerId[])[] = [
  ['silhouette', 'keyline'],
  ['rooted', 'rising'],
  ['horizon', 'sun', 'landscape'],
  ['wheel', 'rosette'],
  ['fold', 'layers'],
  ['halves', 'waterline'],
];

/** What a symbol alone is by its composition: one with its ground, open, or in a plain shape, as a line or filled. */
function compositionOf(direction: Direction): string {
  const { container } = direction;
  // Two things in one are another drawing in another body.
  if (container === 'emblem') return `emblem ${holderOf(symbolKey(direction))}`;
  if (isScene(container))
    return (SCENE_FAMILIES.find((ids) => ids.includes(container)) ?? [container]).join();
  return container === 'none' ? `open ${treatmentOf(direction)}` : 'shape';
}

/** Bare marks live by their drawing: a set may show two more of them than of other compositions. */
const MORE: Readonly<Record<string, number>> = { 'open filled': 2 };
/** Plain shapes around a symbol are what any program gives, and a second line the first with other insides. */
const MOST: Readonly<Record<string, number>> = { shape: 3, 'open line': 1 };
const MOST_SCENES = 1;
/** An initial and its thing, bare and in a plate, where a trade has little else, and before. */
const MOST_COUNTERS = { scarce: 2, rich: 1 } as const;
/** A colour too weak for white is always in a shape. */
const MOST_WEAK = 3;
const MOST_SCENES_WEAK = 2;

function mostOf({ container, color, ground }: Direction, composition: string): number {
  if (isScene(container))
    return isCarried(color, ground) &&
      container !== 'initial' &&
      container !== 'emblem' &&
      !COUNTERS.includes(container)
      ? MOST_SCENES_WEAK
      : MOST_SCENES;
  return isCarried(color, ground) ? MOST_WEAK : (MOST[composition] ?? Infinity);
}

/** How often a set may show one thing; a `pair` is a symbol at one place beside the name. */
export type Limits = Readonly<
  Record<'symbol' | 'layout' | 'pair' | 'form' | 'idea' | 'face' | 'typed', number>
>;

/** How often a set carries a weak colour in one way, and names alone, of which plates are all alike. */
const MOST_OF = { deep: 1, brand: 5, paper: 5, open: 5 } as const;
/** Beside a symbol one that shapes may have on white stands open once at least. */
const MOST_OF_OPEN = { deep: 1, brand: 2, paper: 2, open: 5 } as const;
const MOST_OF_NAMES = { deep: 1, brand: 3, paper: 5, open: 5 } as const;

/**
 * How much more, or less, often than another a set shows a drawing by what it is to the trade. Of 840 proposals for 140
 * businesses judged blind, those with the first drawing were worth 3.29 of 5, with the second 2.90, with the third 2.72.
 */
const OF_STANDING: Readonly<Record<Standing, number>> = { lead: 1, peer: 0, second: 0, aside: -1 };

/**
 * How often a set may show the symbol of a direction; initials say the least, and a set of names may have two before it
 * repeats itself.
 */
function mostOfSymbol(limits: Limits, { symbol, container, layout }: Direction, standing: Standing): number {
  if (symbol?.kind === 'monogram') return layout !== 'symbol' && limits.form > 2 ? 2 : 1;
  if (COUNTERS.includes(container)) return limits.form > 2 ? MOST_COUNTERS.scarce : MOST_COUNTERS.rich;
  return Math.max(1, limits.symbol + OF_STANDING[standing]);
}

/**
 * Two badges of a set hold two drawings in two rims, and the second comes where other layouts are used up. Initials are in one,
 * and in a colour too weak for white all are discs.
 */
const MOST_BADGES = { first: 1, later: 2 } as const;
function isAnotherBadge(limits: Limits, direction: Direction, shown: readonly Direction[]): boolean {
  const badges = shown.filter(({ layout }) => layout === 'badge');
  const lone = direction.symbol?.kind === 'monogram' || isWeak(direction.color) || limits.form === 1;
  return (
    badges.length < (lone ? MOST_BADGES.first : MOST_BADGES.later) &&
    badges.every(
      (other) => other.container !== direction.container && symbolKey(other) !== symbolKey(direction),
    )
  );
}

/** Whether a direction brings something to a set: not the same symbol, layout, idea or face over and over. */
export function isWithin(
  limits: Limits,
  direction: Direction,
  shown: readonly Direction[],
  standing: Standing,
): boolean {
  const { layout, idea, symbol } = direction;
  const few = (limit: number, of: (direction: Direction) => string): boolean =>
    shown.filter((other) => of(other) === of(direction)).length < limit;
  const symbols = mostOfSymbol(limits, direction, standing);
  if (symbol !== null && !few(symbols, shownKey)) return false;
  // A colour that a deep plate carries is nearly black from afar.
  const ways = layout === 'wordmark' ? MOST_OF_NAMES : mayStandOpen(direction.color) ? MOST_OF_OPEN : MOST_OF;
  if (isWeak(direction.color) && !few(ways[direction.ground ?? 'deep'], (other) => other.ground ?? 'deep'))
    return false;
  // A symbol alone lives by its composition.
  if (layout === 'symbol') {
    const composition = compositionOf(direction);
    // A fourth shape comes before initials, and in a colour too weak for white before a second one that is nearly black.
    const most =
      limits.idea > REPEATED
        ? Infinity
        : isCarried(direction.color, direction.ground) && limits.form > 2
          ? Infinity
          : mostOf(direction, composition) + (limits.idea > 1 && composition === 'shape' ? 1 : 0);
    // A second initial holds another drawing.
    if (COUNTERS.includes(direction.container) && limits.idea < 2 && !few(1, counterKey)) return false;
    // One drawing in two plain shapes is the same logo twice, until nothing else is left.
    const same = isCarried(direction.color, direction.ground) || limits.form > 2 ? limits.form : 1;
    return (
      few(Math.min(limits.form + (MORE[composition] ?? 0), most), compositionOf) &&
      few(same, (other) => `${symbolKey(other)} ${compositionOf(other)}`)
    );
  }
  if (layout !== 'wordmark' && limits.idea === 1 && isOneMore(direction, shown)) return false;
  const again = (other: Direction): boolean =>
    IN_A_LETTER.includes(other.idea) && symbolKey(other) === symbolKey(direction);
  if (limits.idea < 6 && again(direction) && shown.some(again)) return false;
  const formula = limits.idea > REPEATED ? undefined : ONCE.find((ideas) => ideas.includes(idea));
  // Another thing in another rule is another logo, and one of both is before a typed name.
  const isOther = (other: Direction): boolean =>
    IN_A_RULE.includes(idea) &&
    IN_A_RULE.includes(other.idea) &&
    Number(idea !== other.idea) + Number(symbolKey(other) !== symbolKey(direction)) >
      (limits.form > 1 ? 0 : 1);
  const inRules = shown.filter((other) => IN_A_RULE.includes(other.idea)).length;
  if (formula !== undefined && IN_A_RULE.includes(idea) && inRules >= MOST_IN_RULES) return false;
  if (formula !== undefined && shown.some((other) => formula.includes(other.idea) && !isOther(other)))
    return false;
  const besides = shown.filter((other) => BESIDE_LETTERS.includes(other.idea)).length;
  if (limits.idea <= REPEATED && BESIDE_LETTERS.includes(idea) && besides >= MOST_BESIDE) return false;
  const most = isCarried(direction.color, direction.ground) ? MOST_BOXED_WEAK : MOST_BOXED;
  if (layout === 'wordmark' && isBoxed(direction) && shown.filter(isBoxed).length >= most) return false;
  if (
    layout === 'wordmark' &&
    TYPED.includes(idea) &&
    shown.filter((other) => TYPED.includes(other.idea)).length >= limits.typed
  )
    return false;
  if (layout === 'badge' && !isAnotherBadge(limits, direction, shown)) return false;
  // A name alone may be plain once; beside a symbol it mostly is.
  // A second thing in the same place is another idea, and better than a box.
  const ideaKey = (other: Direction): string =>
    limits.form > 1 && ideaOf(other.idea).needsSymbol ? `${other.idea} ${symbolKey(other)}` : other.idea;
  const [forms, ideas] =
    layout === 'wordmark'
      ? [
          Math.min(limits.form, MOST_ALIKE),
          Math.min(limits.idea, idea === 'none' && limits.idea < 6 ? 1 : MOST_ALIKE),
        ]
      : [limits.form, idea === 'none' ? Infinity : limits.idea];
  // Initials at one place are the same logo in another face.
  const pairs = symbol?.kind === 'monogram' && limits.idea < 6 ? 1 : limits.pair;
  return (
    few(forms, formOf) &&
    few(limits.face, ({ face }) => face) &&
    few(ideas, ideaKey) &&
    (layout === 'wordmark' || (few(limits.layout, (other) => other.layout) && few(pairs, pairKey)))
  );
}
