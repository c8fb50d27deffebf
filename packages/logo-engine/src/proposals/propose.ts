import { passesCostlyGates } from '../gates/gates.js';
import { type Candidate, candidates, lastResort, many, named, type Task } from './candidates.js';
import {
  bitsApart,
  differences,
  isBearable,
  isFresh,
  LEAST_DISTANCE,
  type Look,
  lookOf,
  similarity,
} from './novelty.js';

/** Candidates of which a single drawing is the best: as many as fit into a pause in typing. */
const few = (name: string): number => (name.length > 60 ? 2 : 5);

type Demand = (look: Look, shown: readonly Look[]) => boolean;

const apart =
  (aspects: number, bits: number): Demand =>
  (look, shown) =>
    shown.every(
      (other) => differences(look.direction, other.direction) >= aspects && bitsApart(look, other) >= bits,
    );
const both =
  (a: Demand, b: Demand): Demand =>
  (look, shown) =>
    a(look, shown) && b(look, shown);

/**
 * How a proposal must differ from the others of its set: the first demand, and where too few meet it, the next.
 * The distance of the hashes is never given up, and no gate is: more directions are tried instead.
 */
const STRICT: readonly Demand[] = [
  both(isFresh, apart(3, 2 * LEAST_DISTANCE)),
  both(isBearable, apart(2, LEAST_DISTANCE)),
];
const DEMANDS: readonly Demand[] = [...STRICT, apart(2, LEAST_DISTANCE), apart(0, LEAST_DISTANCE)];

/** Rounds of directions before a set may repeat itself: a name alone has more ideas than the first round shows. */
const patience = ({ brief, name }: Task): number => (brief.type === 'text' && name.length <= 60 ? 3 : 1);

/** How much likeness to what is already chosen counts beside being good (maximal marginal relevance). */
const LIKENESS = 0.5;

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score;

type Source = Generator<Candidate | null, undefined>;

/** Candidates of the next `count` directions; null when there are no more directions. */
function next(source: Source, count: number): Candidate[] | null {
  const found: Candidate[] = [];
  for (let i = 0; i < count; i++) {
    const { value, done } = source.next();
    if (done) return i === 0 ? null : found;
    if (value !== null) found.push(value);
  }
  return found;
}

/** Rounds of a few candidates: when none of so many may be shown, the name is a hard one, and is set plainly. */
const rounds = (name: string): number => (name.length > 60 ? 1 : 5);

/** The best of the first few candidates that may be shown, and the others so far. */
function first(
  source: Source,
  name: string,
): { readonly best: Candidate | null; readonly rest: readonly Candidate[] } {
  const rest: Candidate[] = [];
  for (let round = 0; round < rounds(name); round++) {
    const some = next(source, few(name)) ?? [];
    const best = some.sort(byScore).find(({ drawing }) => passesCostlyGates(drawing));
    rest.push(...some.filter((candidate) => candidate !== best));
    if (best !== undefined) return { best, rest };
  }
  return { best: null, rest };
}

/** The one drawing of a seed: the candidate that it names, or the best of its first few. */
export const drawOne = (task: Task): Candidate =>
  named(task) ?? first(candidates(task), task.name).best ?? lastResort(task);

/** Moves candidates that are good and unlike the chosen ones to these, best first, as far as the demand allows. */
function choose(chosen: Candidate[], pool: Set<Candidate>, demand: Demand, count: number): void {
  while (chosen.length < count) {
    const shown = chosen.map(({ drawing }) => lookOf(drawing));
    let best: { readonly candidate: Candidate; readonly worth: number } | null = null;
    for (const candidate of pool) {
      const look = lookOf(candidate.drawing);
      if (!demand(look, shown)) continue;
      const likeness = Math.max(...shown.map((other) => similarity(look, other)));
      const worth = candidate.score - LIKENESS * likeness;
      if (best === null || worth > best.worth) best = { candidate, worth };
    }
    if (best === null) return;
    pool.delete(best.candidate);
    if (passesCostlyGates(best.candidate.drawing)) chosen.push(best.candidate);
  }
}

/**
 * Proposals for a brief, the drawing of the seed itself first, the others good and as unlike it and each other as can
 * be. A wrong object is shown only when nothing else is left; fewer come back when not even those are apart.
 */
export function propose(task: Task, count: number): Candidate[] {
  const source = candidates(task);
  const { best, rest } = first(source, task.name);
  const chosen = [named(task) ?? best ?? lastResort(task)];
  const relevant = new Set(rest.filter((candidate) => candidate.relevant));
  const others = new Set(rest.filter((candidate) => !candidate.relevant));
  const fill = (pool: Set<Candidate>, demands: readonly Demand[]): void => {
    for (const demand of demands) choose(chosen, pool, demand, count);
  };
  let round = 0;
  for (let more = next(source, many(task.name)); more !== null; more = next(source, many(task.name))) {
    for (const candidate of more) (candidate.relevant ? relevant : others).add(candidate);
    fill(relevant, ++round < patience(task) ? STRICT : DEMANDS);
    if (chosen.length === count) return chosen;
  }
  fill(others, DEMANDS);
  return chosen;
}
