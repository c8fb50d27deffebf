import { passesCostlyGates } from '../gates/gates.js';
import { type Candidate, candidates, lastResort, many, named, type Task } from './candidates.js';
import { bitsApart, differences, LEAST_DISTANCE, type Look, lookOf, similarity } from './novelty.js';

/** Candidates of which a single drawing is the best: as many as fit into a pause in typing. */
const few = (name: string): number => (name.length > 60 ? 2 : 5);

type Demand = (a: Look, b: Look) => boolean;

const apart =
  (aspects: number, bits: number): Demand =>
  (a, b) =>
    differences(a.direction, b.direction) >= aspects && bitsApart(a, b) >= bits;

/**
 * What a proposal must be apart from every other of its set: the first demand, and where too few meet it, the next.
 * The distance of the hashes is never given up, and no gate is: more directions are tried instead.
 */
const DEMANDS: readonly Demand[] = [
  apart(3, 2 * LEAST_DISTANCE),
  apart(2, LEAST_DISTANCE),
  apart(0, LEAST_DISTANCE),
];

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
      if (!shown.every((other) => demand(look, other))) continue;
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
  const fill = (pool: Set<Candidate>): void => {
    for (const demand of DEMANDS) choose(chosen, pool, demand, count);
  };
  for (let more = next(source, many(task.name)); more !== null; more = next(source, many(task.name))) {
    for (const candidate of more) (candidate.relevant ? relevant : others).add(candidate);
    fill(relevant);
    if (chosen.length === count) return chosen;
  }
  fill(others);
  return chosen;
}
