import { type Brief, type LogoTypeId, STYLE_IDS } from '../brief/brief.js';
import { partnersOf } from '../brief/partners.js';
import { carriesText, isGrounded, isWeak } from '../colour/palette.js';
import { directWeak } from '../direction/carried.js';
import { type Direction, holdsInitials } from '../direction/direction.js';
import { direct } from '../direction/director.js';
import { drawingsOf, type Standing, standingsOf } from '../direction/drawings-of.js';
import { looksOf } from '../direction/looks-of.js';
import { symbolsOf } from '../direction/symbols-of.js';
import type { Wanted } from '../direction/wanted.js';
import { type Drawing, draw } from '../drawing/drawing.js';
import { FALLBACK_FACE } from '../fonts/faces.js';
import { failedGates, passesCostlyGates, passesQuickGates } from '../gates/gates.js';
import { createRandom, type Random } from '../random/random.js';
import { isAskew } from './askew.js';
import { drawingKey } from './keys.js';
import { relevance } from './relevance.js';
import { promise, score } from './score.js';

/** What proposals are made for: a checked brief, the drawable part of its name, and what both say to a seed. */
export type Task = {
  readonly brief: Brief;
  readonly name: string;
  readonly seed: string;
  /** Where the random choices of a seed begin. */
  readonly words: (seed: string) => string;
};

/** A drawing that may be shown, how good it is, and the seed that gives it again. */
export type Candidate = {
  readonly seed: string;
  readonly drawing: Drawing;
  readonly score: number;
  /** Why somebody else than the rules proposed it. */
  readonly why?: string;
};

/** How many directions to draw for a set of proposals: fewer for a long name, where each costs more and helps less. */
export const many = (name: string): number => Math.max(6, Math.min(40, Math.round(1200 / name.length)));
/** A long name is slow to compose and seldom passes every gate, so fewer directions are tried. */
export const isLong = (name: string): boolean => name.length > 60;
/** The most directions to try when `many` do not yield enough proposals. */
export const most = (name: string): number => (isLong(name) ? many(name) : many(name) * 3);

/** The simplest possible logo, in the direction's own typeface. */
function plainest(type: LogoTypeId, direction: Direction): Direction {
  const { color, layout } = direction;
  const symbol = type === 'text' ? null : direction.symbol;
  // Rounded ends suit a wide logo; a symbol stacked on a name makes a compact one.
  const fat = isGrounded(color, direction.ground) && layout !== 'symbol';
  // A symbol in a container beside the name has none when stacked above it.
  const bare = symbol?.kind === 'mark' && layout !== 'symbol' && !isWeak(color);
  return {
    ...direction,
    letterCase: 'typed',
    idea: carriesText(color) || isWeak(color) || symbol !== null ? 'none' : 'rule',
    nameRole: carriesText(color) ? 'main' : 'ink',
    symbol,
    layout: symbol === null ? 'wordmark' : layout === 'symbol' ? 'symbol' : 'stacked',
    ...((fat || bare) && { container: 'none' as const }),
  };
}

/** A direction by the house rules, as the color of a brief asks for. */
export const directed = (brief: Brief, name: string, random: Random, wanted: Wanted = {}): Direction =>
  (isWeak(brief.color) ? directWeak : direct)(brief, name, random, wanted);

const GOLDEN = 0.618034;

/** The same symbol in another look: what is left to change about a logo that is nothing but the right symbol. */
function inAnotherLook({ brief }: Task, direction: Direction, number: number): Direction {
  const { symbol, accent } = direction;
  if (symbol === null || holdsInitials(direction)) return direction;
  const looks = looksOf({ brief, symbol, accent });
  // Multiples of the golden ratio fall evenly everywhere: each look comes as often as its weight says.
  let at = ((number * GOLDEN) % 1) * looks.reduce((sum, [, weight]) => sum + weight, 0);
  const found = looks.find(([, weight]) => {
    at -= weight;
    return at < 0;
  });
  return { ...direction, ...found?.[0] };
}

const byHouseRules = ({ brief, name, seed, words }: Task, number: number): Direction =>
  directed(brief, name, createRandom(words(`${seed}~${number}`)));

/**
 * The direction of a number: by the house rules, and past the last of those each again, a name plainer, a symbol in
 * another look.
 */
function directionOf(
  task: Task,
  number: number,
  ruled = byHouseRules(task, number % most(task.name)),
): Direction {
  if (number < most(task.name)) return ruled;
  return ruled.layout === 'symbol' ? inAnotherLook(task, ruled, number) : plainest(task.brief.type, ruled);
}

/** One business in so many has its two initials in a ring: in every set they are a formula. */
const SEALED = 3;
const isSealed = (name: string): boolean =>
  [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % SEALED === 0;

/**
 * Whether initials stand where something else could: alone, of a business whose words call for a drawing; beside a name
 * that begins with them, and in a ring around one letter of a long word.
 */
function isInitials({ brief, name }: Task, direction: Direction): boolean {
  const { layout, symbol } = direction;
  if (symbol?.kind !== 'monogram' || holdsInitials(direction)) return false;
  // Those of two partners are what they are called.
  if (partnersOf(name) !== null) return false;
  if (brief.type === 'text')
    return layout !== 'badge' || symbol.text.length < 2 || (brief.style !== 'vintage' && !isSealed(name));
  return layout === 'symbol' && symbolsOf(brief, name).some(({ from }) => from !== 'industry');
}

/** Numbers of a style: past them those of the next begin. */
const perStyle = (name: string): number => most(name) * 2;
/** Styles that a symbol alone may be shown in, its own first, which has few looks for it; anything else has enough in its own. */
export const styleCount = ({ brief }: Task): number => (brief.type === 'symbol' ? STYLE_IDS.length : 1);

/** The task in the style that comes so many after its own. */
function inStyle(task: Task, after: number): Task {
  if (after === 0) return task;
  const { brief } = task;
  const style = STYLE_IDS[(STYLE_IDS.indexOf(brief.style) + after) % STYLE_IDS.length] ?? brief.style;
  return { ...task, brief: { ...brief, style } };
}

function candidate(task: Task, number: number, direction: Direction): Candidate | null {
  const drawing = draw(task.name, direction);
  if (drawing === null || isAskew(drawing) || !passesQuickGates(drawing)) return null;
  return { seed: `${task.seed}~${number}`, drawing, score: score(task.brief, drawing) };
}

/**
 * Numbers in the order in which they are tried: the house rules' first set, its variations, then the rest. A name
 * alone lives by its ideas: its plain variations come last.
 */
function order({ brief, name }: Task): number[] {
  const [first, last] = [many(name), most(name)];
  const numbers = Array.from({ length: last * 2 }, (_, number) => number);
  if (brief.type === 'text') return numbers;
  const variations = numbers.slice(last, last + first);
  return [
    ...numbers.slice(0, first),
    ...variations,
    ...numbers.slice(first, last),
    ...numbers.slice(last + first),
  ];
}

/** A direction that may be shown: nothing of it is drawn before it is asked for. */
export type Option = {
  readonly direction: Direction;
  /** Whether its symbol says anything about this business. */
  readonly relevant: boolean;
  /** What its symbol is to the trade. */
  readonly standing: Standing;
  /** How good it promises to be: what its score is made of that is known before it is composed. */
  readonly promise: number;
  /** Whether it is initials where something else could stand: shown when no other keeps the set apart. */
  readonly initials: boolean;
  /** Composes it and puts it to the quick gates, once; null when it does not pass. */
  readonly make: () => Candidate | null;
};

/**
 * The directions of a seed in the order in which they are tried, without those that only repeat another in other colours.
 * @param after in the style that comes so many after the brief's own: below `styleCount`
 */
export function* options(asked: Task, after = 0): Generator<Option, undefined> {
  const task = inStyle(asked, after);
  const known = new Set<string>();
  const last = most(task.name);
  const ruled: Direction[] = [];
  const standings = standingsOf(
    drawingsOf(symbolsOf(task.brief, task.name).filter(({ from }) => from !== 'industry')),
  );
  const standingOf = ({ symbol }: Direction): Standing =>
    (symbol !== null && symbol.kind !== 'monogram' && standings.get(symbol.id)) || 'second';
  for (const number of order(task)) {
    const at = number % last;
    const base = ruled[at] ?? byHouseRules(task, at);
    ruled[at] = base;
    const direction = directionOf(task, number, base);
    const key = drawingKey(direction);
    if (known.has(key)) continue;
    known.add(key);
    const said = relevance(task.brief, task.name, direction);
    let made: Candidate | null | undefined;
    yield {
      direction,
      relevant: said > 0,
      standing: standingOf(direction),
      promise: promise(direction, said),
      initials: isInitials(task, direction),
      make: () => {
        if (made === undefined) made = candidate(task, after * perStyle(task.name) + number, direction);
        return made;
      },
    };
  }
}

const NUMBERED = /^(.*)~(\d{1,4})$/su;

/** The candidate that a seed of the form `seed~number` names, or null when it names none that may be shown. */
export function named(task: Task): Candidate | null {
  const [, seed, digits] = NUMBERED.exec(task.seed) ?? [];
  const number = Number(digits);
  const each = perStyle(task.name);
  if (seed === undefined || !(number < each * styleCount(task))) return null;
  const own = inStyle({ ...task, seed }, Math.floor(number / each));
  const made = candidate(own, number, directionOf(own, number % each));
  return made !== null && passesCostlyGates(made.drawing) ? made : null;
}

/** The sturdiest version of a direction: what reads where the faces and lines of a style are too fine. */
const sturdiest = (type: LogoTypeId, direction: Direction): Direction => ({
  ...plainest(type, direction),
  face: FALLBACK_FACE.id,
  tracking: 0,
  treatment: 'plain',
});

/** The plain and then the sturdy version of a few directions; a long name is set sturdily at once. */
function lastDirections(task: Task): Direction[] {
  const tried = isLong(task.name) ? [0] : [0, 1, 2, 3];
  const plain = tried.map((i) => directionOf(task, most(task.name) + i));
  const sturdy = plain.map((direction) => sturdiest(task.brief.type, direction));
  return isLong(task.name) ? sturdy : [...plain, ...sturdy];
}

/**
 * What is drawn when nothing passes every gate; and when none of it passes either, as with 200 characters, what fails
 * the fewest.
 */
export function lastResort(task: Task): Candidate {
  let best: { readonly drawing: Drawing; readonly failed: number } | null = null;
  for (const direction of lastDirections(task)) {
    const drawing = draw(task.name, direction);
    if (drawing === null) continue;
    const failed = failedGates(drawing).length;
    if (best === null || failed < best.failed) best = { drawing, failed };
    if (failed === 0) break;
  }
  if (best === null) {
    throw new Error('A plain name could not be composed: the faces of the engine are incomplete.');
  }
  return { seed: task.seed, drawing: best.drawing, score: 0 };
}
