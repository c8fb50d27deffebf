import { plainSymbol } from '../adjust/plain-symbol.js';
import type { Wanted } from '../direction/wanted.js';
import { draw } from '../drawing/drawing.js';
import { passesQuickGates } from '../gates/gates.js';
import { createRandom } from '../random/random.js';
import type { Suggestion } from '../suggestions/suggestion.js';
import { type Candidate, directed, type Option, type Task } from './candidates.js';
import { drawingKey } from './keys.js';
import { promise, score } from './score.js';

/** Directions that are tried of a suggestion as it is, without its ideas, and without its faces either. */
const TRIES = 6;

/** What a symbol says less than the one that was named before it. */
const STEP = 0.12;

function wantedOf({ symbols, drawn, faces, ideas, palette, reading }: Suggestion, number: number): Wanted {
  const symbol = symbols[number % symbols.length];
  return {
    symbol: drawn ?? (symbol && plainSymbol(symbol)),
    faces: faces.length > 0 && number < 2 * TRIES ? faces : undefined,
    ideas: ideas.length > 0 && number < TRIES ? ideas : undefined,
    accent: palette,
    reading,
  };
}

/**
 * The directions of a suggestion, first those that take all of it: by the house rules in what it does not name, and put
 * to the same gates as any.
 * @param place which of several suggestions it is
 */
export function suggestedOptions(task: Task, suggestion: Suggestion, place: number): Option[] {
  const { brief, name, words } = task;
  const { symbols, why } = suggestion;
  const known = new Set<string>();
  return Array.from({ length: 3 * TRIES }, (_, number): Option[] => {
    const seed = `${task.seed}~m${place}.${number}`;
    const direction = directed(brief, name, createRandom(words(seed)), wantedOf(suggestion, number));
    const key = drawingKey(direction);
    if (known.has(key)) return [];
    known.add(key);
    const said = 1 - STEP * (symbols.length === 0 ? 0 : number % symbols.length);
    let made: Candidate | null | undefined;
    const make = (): Candidate | null => {
      const drawing = draw(name, direction);
      if (drawing === null || !passesQuickGates(drawing)) return null;
      return { seed, drawing, score: score(brief, drawing, said), why };
    };
    return [
      {
        direction,
        relevant: true,
        standing: 'lead',
        promise: promise(direction, said),
        initials: false,
        make: () => {
          if (made === undefined) made = make();
          return made;
        },
      },
    ];
  }).flat();
}

/** Those of somebody else between those of the rules, the first of which stays the first. */
export function mixed(chosen: readonly Candidate[]): Candidate[] {
  const [rules, others] = [false, true].map((isOther) =>
    chosen.filter(({ why }) => (why !== undefined) === isOther),
  ) as [Candidate[], Candidate[]];
  const pairs = rules.flatMap((own, place) => [own, ...others.slice(place, place + 1)]);
  return [...pairs, ...others.slice(rules.length)];
}
