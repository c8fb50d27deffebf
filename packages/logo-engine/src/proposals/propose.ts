import { passesCostlyGates } from '../gates/gates.js';
import { type Candidate, lastResort, many, named, type Option, options, type Task } from './candidates.js';
import {
  bitsApart,
  differences,
  isWithin,
  LEAST_DISTANCE,
  type Limits,
  lookOf,
  similarity,
} from './novelty.js';

/** Candidates of which a single drawing is the best: as many as fit into a pause in typing. */
const few = (name: string): number => (name.length > 60 ? 2 : 5);

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
    limits: { symbol: 2, layout: 3, form: 1, idea: 1, face: 1 },
    aspects: 3,
    bits: 2 * LEAST_DISTANCE,
  },
  // A third drawing comes before a third of one.
  { limits: { symbol: 2, layout: 3, form: 2, idea: 1, face: 2 }, aspects: 2, bits: LEAST_DISTANCE },
  { limits: { symbol: 3, layout: 3, form: 2, idea: 1, face: 2 }, aspects: 2, bits: LEAST_DISTANCE },
];
const LOOSE: readonly Demand[] = [
  ...STRICT,
  { limits: { symbol: 6, layout: 6, form: 6, idea: 2, face: 6 }, aspects: 2, bits: LEAST_DISTANCE },
];
const DEMANDS: readonly Demand[] = [
  ...LOOSE,
  { limits: { symbol: 6, layout: 6, form: 6, idea: 6, face: 6 }, aspects: 0, bits: LEAST_DISTANCE },
  { limits: null, aspects: 0, bits: LEAST_DISTANCE },
];

/** Rounds of directions before a set may repeat itself: there are more ideas than the first round shows. */
const PATIENCE = { text: 3, icon: 2, symbol: 3 } as const;
const patience = ({ brief, name }: Task): number => (name.length <= 60 ? PATIENCE[brief.type] : 1);

/** How much likeness to what is already chosen counts beside being good (maximal marginal relevance). */
const LIKENESS = 0.5;

/** Directions that are composed for a place in the set: the best of them is shown. */
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
const rounds = (name: string): number => (name.length > 60 ? 1 : 5);

/** The best of the first few directions that may be shown, and the others so far. */
function first(
  source: Source,
  name: string,
): { readonly best: Candidate | null; readonly rest: readonly Option[] } {
  const rest: Option[] = [];
  for (let round = 0; round < rounds(name); round++) {
    const some = next(source, few(name)) ?? [];
    rest.push(...some);
    const made = some.flatMap((option) => (option.initials ? [] : (option.make() ?? [])));
    const best = made.sort(byScore).find(({ drawing }) => passesCostlyGates(drawing));
    if (best !== undefined) return { best, rest: rest.filter((option) => option.make() !== best) };
  }
  return { best: null, rest };
}

/** The one drawing of a seed: the candidate that it names, or the best of its first few. */
export const drawOne = (task: Task): Candidate =>
  named(task) ?? first(options(task), task.name).best ?? lastResort(task);

/** The best of the first few options that meet the demand beside what is chosen; options that fail a gate are dropped. */
function bestOf(pool: Set<Option>, chosen: readonly Candidate[], demand: Demand): Option | null {
  const { limits, aspects, bits } = demand;
  const shown = chosen.map(({ drawing }) => lookOf(drawing));
  const directions = shown.map(({ direction }) => direction);
  let best: { readonly option: Option; readonly worth: number } | null = null;
  let tasted = 0;
  for (const option of pool) {
    const { direction } = option;
    if (limits !== null && !isWithin(limits, direction, directions)) continue;
    if (directions.some((other) => differences(direction, other) < aspects)) continue;
    const made = option.make();
    if (made === null) {
      pool.delete(option);
      continue;
    }
    const look = lookOf(made.drawing);
    if (shown.some((other) => bitsApart(look, other) < bits)) continue;
    const likeness = Math.max(...shown.map((other) => similarity(look, other)));
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

/**
 * Proposals for a brief, the drawing of the seed itself first, the others good and as unlike it and each other as can
 * be. A wrong object is shown only when nothing else is left; fewer come back when not even those are apart.
 */
export function propose(task: Task, count: number): Candidate[] {
  const source = options(task);
  const { best, rest } = first(source, task.name);
  const chosen = [named(task) ?? best ?? lastResort(task)];
  const relevant = new Set<Option>();
  const initials = new Set<Option>();
  const others = new Set<Option>();
  const fill = (pool: Set<Option>, demands: readonly Demand[]): void => {
    for (const demand of demands) choose(chosen, pool, demand, count);
  };
  const sort = (found: readonly Option[]): void => {
    for (const option of found)
      (option.initials ? initials : option.relevant ? relevant : others).add(option);
  };
  /** Before a drawing is repeated in all that is seen, letters may stand beside it. */
  const repeat = (): void => {
    fill(relevant, LOOSE);
    fill(initials, STRICT);
    fill(relevant, DEMANDS);
    fill(initials, DEMANDS);
  };
  sort(rest);
  let round = 0;
  for (let more = next(source, many(task.name)); more !== null; more = next(source, many(task.name))) {
    sort(more);
    fill(relevant, STRICT);
    if (++round >= patience(task)) repeat();
    if (chosen.length === count) return chosen;
  }
  // A short name has few directions: they may end before the set may repeat itself.
  repeat();
  fill(others, DEMANDS);
  return chosen;
}
