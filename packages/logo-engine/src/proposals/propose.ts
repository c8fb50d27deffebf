import { ownInitials } from '../composition/own-initials.js';
import { type Direction, holdsInitials } from '../direction/direction.js';
import { passesCostlyGates } from '../gates/gates.js';
import type { Suggestion } from '../suggestions/suggestion.js';
import {
  type Candidate,
  isLong,
  lastResort,
  many,
  named,
  type Option,
  options,
  styleCount,
  type Task,
} from './candidates.js';
import { drawingKey } from './keys.js';
import type { Limits } from './limits.js';
import { bitsApart, differences, LEAST_DISTANCE, lookOf, similarity } from './novelty.js';
import { isWithin } from './room.js';
import { mixed, suggestedOptions } from './suggested.js';

/** Candidates of which a single drawing is the best: as many as fit into a pause in typing. */
const few = (name: string): number => (isLong(name) ? 2 : 5);

/** How a proposal must differ from the others of its set. */
type Demand = {
  readonly limits: Limits | null;
  /** Aspects in which it differs from each. */
  readonly aspects: number;
  /** Bits of the perceptual hash by which it differs from each. */
  readonly bits: number;
};

/**
 * The first demand, and where too few directions meet it, the next. The distance of the hashes is never given up, and
 * no gate is: more directions are tried instead.
 */
const STRICT: readonly Demand[] = [
  {
    limits: { symbol: 2, layout: 3, pair: 1, form: 1, idea: 1, face: 1, typed: 0 },
    aspects: 3,
    bits: 2 * LEAST_DISTANCE,
  },
  // A third drawing comes before a third of one.
  {
    limits: { symbol: 2, layout: 3, pair: 1, form: 2, idea: 1, face: 2, typed: 0 },
    aspects: 2,
    bits: LEAST_DISTANCE,
  },
  {
    limits: { symbol: 3, layout: 3, pair: 2, form: 2, idea: 1, face: 2, typed: 1 },
    aspects: 2,
    bits: LEAST_DISTANCE,
  },
];
const DEMANDS: readonly Demand[] = [
  ...STRICT,
  // A third typed name comes before an idea that is there already.
  {
    limits: { symbol: 3, layout: 3, pair: 2, form: 2, idea: 1, face: 2, typed: 3 },
    aspects: 2,
    bits: LEAST_DISTANCE,
  },
  // So does a drawing at a place where it is there already.
  {
    limits: { symbol: 6, layout: 6, pair: 6, form: 6, idea: 1, face: 2, typed: 3 },
    aspects: 2,
    bits: LEAST_DISTANCE,
  },
  {
    limits: { symbol: 6, layout: 6, pair: 6, form: 6, idea: 2, face: 2, typed: 3 },
    aspects: 2,
    bits: LEAST_DISTANCE,
  },
  {
    limits: { symbol: 6, layout: 6, pair: 6, form: 6, idea: 2, face: 6, typed: 3 },
    aspects: 2,
    bits: LEAST_DISTANCE,
  },
  {
    limits: { symbol: 6, layout: 6, pair: 6, form: 6, idea: 6, face: 6, typed: 3 },
    aspects: 0,
    bits: LEAST_DISTANCE,
  },
  {
    limits: { symbol: 6, layout: 6, pair: 6, form: 6, idea: 7, face: 6, typed: 3 },
    aspects: 0,
    bits: LEAST_DISTANCE,
  },
];
/** Whatever is apart from the others. */
const ANY: readonly Demand[] = [{ limits: null, aspects: 0, bits: LEAST_DISTANCE }];

/** Rounds of directions before a set may repeat itself: there are more ideas than the first round shows. */
const PATIENCE = { text: 3, icon: 2, symbol: 3 } as const;
const patience = ({ brief, name }: Task): number => (isLong(name) ? 1 : PATIENCE[brief.type]);

/** How much likeness to what is already chosen counts beside being good (maximal marginal relevance). */
const LIKENESS = 0.25;

/** Directions that are weighed for a place in the set, and composed: the best of them is shown. */
const WEIGHED = 12;
const TASTED = 5;

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score;

type Source = Generator<Option, undefined>;

/** The next `count` directions; null when there are no more. */
function next(source: Source, count: number): Option[] | null {
  const found: Option[] = [];
  while (found.length < count) {
    const { value, done } = source.next();
    if (done) return found.length === 0 ? null : found;
    found.push(value);
  }
  return found;
}

/** Rounds of a few candidates: when none of so many may be shown, the name is a hard one, and is set plainly. */
const rounds = (name: string): number => (isLong(name) ? 1 : 10);

/** The best of the first few directions that may be shown, and the others so far. */
function first(
  source: Source,
  name: string,
  isSeen: (option: Option) => boolean = () => false,
): { readonly best: Candidate | null; readonly rest: readonly Option[] } {
  const rest: Option[] = [];
  for (let round = 0; round < rounds(name); round++) {
    const some = next(source, few(name)) ?? [];
    rest.push(...some);
    // Drawings come before initials, also those in a thing (3.2 of 5 from judges, what a set begins with 3.75).
    const isLater = (option: Option): boolean =>
      option.initials || holdsInitials(option.direction) || isSeen(option);
    const made = some.flatMap((option) => (isLater(option) ? [] : (option.make() ?? [])));
    const best = made.sort(byScore).find(({ drawing }) => passesCostlyGates(drawing));
    if (best !== undefined) return { best, rest: rest.filter((option) => option.make() !== best) };
  }
  return { best: null, rest };
}

/** The one drawing of a seed: the candidate that it names, or the best of its first few. */
export const drawOne = (task: Task): Candidate =>
  named(task) ?? first(options(task), task.name).best ?? lastResort(task);

/** The options that meet the demand as they are described, the most promising of each few first. */
function* promising(
  pool: Iterable<Option>,
  { limits, aspects }: Demand,
  shown: readonly Direction[],
): Generator<Option, undefined> {
  let some: Option[] = [];
  const best = (): Option[] => some.sort((a, b) => b.promise - a.promise);
  for (const option of pool) {
    const { direction, standing } = option;
    if (limits !== null && !isWithin({ direction, shown, limits, standing })) continue;
    if (shown.some((other) => differences(direction, other) < aspects)) continue;
    some.push(option);
    if (some.length < WEIGHED) continue;
    yield* best();
    some = [];
  }
  yield* best();
}

/** The best of the most promising options that meet the demand beside what is chosen; options that fail a gate are dropped. */
function bestOf(pool: Set<Option>, chosen: readonly Candidate[], demand: Demand): Option | null {
  const shown = chosen.map(({ drawing }) => lookOf(drawing));
  const directions = shown.map(({ direction }) => direction);
  let best: { readonly option: Option; readonly worth: number } | null = null;
  let tasted = 0;
  for (const option of promising(pool, demand, directions)) {
    const made = option.make();
    if (made === null) {
      pool.delete(option);
      continue;
    }
    const look = lookOf(made.drawing);
    if (shown.some((other) => bitsApart(look, other) < demand.bits)) continue;
    const likeness = Math.max(0, ...shown.map((other) => similarity(look, other)));
    const worth = made.score - LIKENESS * likeness;
    if (best === null || worth > best.worth) best = { option, worth };
    if (++tasted === TASTED) break;
  }
  return best?.option ?? null;
}

/** Moves options that are good and unlike the chosen ones to these, best first, as far as the demand allows. */
function choose(chosen: Candidate[], pool: Set<Option>, demand: Demand, count: number): void {
  while (chosen.length < count) {
    const option = bestOf(pool, chosen, demand);
    if (option === null) return;
    pool.delete(option);
    const made = option.make();
    if (made !== null && passesCostlyGates(made.drawing)) chosen.push(made);
  }
}

/** Adds the best drawing of each suggestion that meets a demand beside what is chosen, until half of the set is theirs. */
function take(chosen: Candidate[], task: Task, suggestions: readonly Suggestion[], count: number): void {
  const most = chosen.length + Math.floor(count / 2);
  suggestions.forEach((suggestion, place) => {
    const pool = new Set(suggestedOptions(task, suggestion, place));
    const wanted = Math.min(chosen.length + 1, most);
    // It names its symbols, ideas and faces itself: what it may not repeat leaves it with few directions.
    for (const demand of [...DEMANDS, ...ANY]) choose(chosen, pool, demand, wanted);
  });
}

/**
 * Proposals for a brief, the drawing of the seed itself first, the others good and as unlike it and each other as can
 * be. Of suggestions each gives one at most, and together half of the set. A wrong object is shown only when nothing else is left; fewer come back when not even those are apart.
 * @param seen what was shown of the brief before: like a wrong object it is shown only when nothing else is left
 */
export function propose(
  task: Task,
  count: number,
  suggestions: readonly Suggestion[] = [],
  seen: readonly Direction[] = [],
): Candidate[] {
  const source = options(task);
  const known = new Set(seen.map(drawingKey));
  const isSeen = ({ direction }: Option): boolean => known.has(drawingKey(direction));
  const { best, rest } = first(source, task.name, isSeen);
  // Where the first few were all seen, the set begins with what comes after them.
  const begun = named(task) ?? best ?? (seen.length > 0 ? null : lastResort(task));
  const chosen = begun === null ? [] : [begun];
  take(chosen, task, suggestions, count);
  const relevant = new Set<Option>();
  const initials = new Set<Option>();
  const others = new Set<Option>();
  const again = new Set<Option>();
  const fill = (pool: Set<Option>, demands: readonly Demand[]): void => {
    for (const demand of demands) choose(chosen, pool, demand, count);
  };
  // Initials of a place stand for nobody: they come when nothing else is left.
  const hasOwn = ownInitials(task.name, 1) !== null;
  const sort = (found: readonly Option[]): void => {
    for (const option of found) {
      const own = option.initials ? (hasOwn ? initials : others) : option.relevant ? relevant : others;
      (isSeen(option) ? again : own).add(option);
    }
  };
  /** The thing of a trade in one more plain shape is worth more than initials. */
  const repeat = (): void => {
    fill(relevant, DEMANDS);
    fill(initials, STRICT);
    fill(relevant, ANY);
    fill(initials, [...DEMANDS, ...ANY]);
  };
  sort(rest);
  let round = 0;
  for (let more = next(source, many(task.name)); more !== null; more = next(source, many(task.name))) {
    sort(more);
    fill(relevant, STRICT);
    if (++round >= patience(task)) repeat();
    if (chosen.length === count) return mixed(chosen);
  }
  // A short name has few directions: they may end before the set may repeat itself.
  repeat();
  // So may a symbol alone in the looks of its style: those of another come before what was seen, and before a set of five.
  for (let after = 1; after < styleCount(task) && chosen.length < count; after += 1) {
    sort([...options(task, after)]);
    repeat();
  }
  fill(others, [...DEMANDS, ...ANY]);
  fill(again, [...DEMANDS, ...ANY]);
  return chosen.length === 0 ? [lastResort(task)] : mixed(chosen);
}
