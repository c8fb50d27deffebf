import type { IndustryId } from '../brief/brief.js';
import { lastAnswers } from '../cache/last-answers.js';
import { MARK_NAMES } from './mark-names.js';
import { symbolsFor } from './symbols-for.js';
import { ENTRIES, type Entry, LEVELS, type SymbolId } from './table.js';
import { fold } from './words.js';

/** More than anybody types to find a symbol is not read. */
const READ = 60;

/** Of a word that only begins so, what ranks further behind is too far away. */
const FOR_A_START = 2;

const sameId = (id: string) => (other: SymbolId) => other.id === id;

/**
 * The symbols of the whole lexicon that a typed word calls for, best first: what it means in the industry, then
 * what is called so or begins so, as it may not be typed to its end.
 */
export function searchSymbols(typed: string, industry: IndustryId): SymbolId[] {
  const text = typed.slice(0, READ);
  const start = fold(text).trim();
  if (start === '') return [];
  const meant = symbolsFor({ description: text, name: '', industry }).filter(
    ({ from }) => from !== 'industry',
  );
  const named = [...MARK_NAMES].flatMap(([id, name]): SymbolId[] =>
    ` ${fold(name)}`.includes(` ${start}`) ? [{ kind: 'mark', id }] : [],
  );
  const begun = ENTRIES.filter(({ term }) => fold(term).startsWith(start));
  const all = [...meant, ...named, ...begun.flatMap(({ symbols }) => symbols.slice(0, FOR_A_START))].map(
    ({ kind, id }) => ({ kind, id }),
  );
  return all.filter(({ id }, place) => all.findIndex(sameId(id)) === place);
}

/** How far a term is from being a symbol's own: one that is plainly said of a trade, ranks it first, and is one word. */
const distance = ({ level, symbols, term }: Entry, id: string): readonly number[] => [
  level >= LEVELS[''] ? 0 : 1,
  symbols.findIndex(sameId(id)),
  term.split(' ').length,
];

/**
 * The Spanish word for a symbol: the name of our own mark, of a stock icon the term of the lexicon that it is most at home
 * in; undefined where none calls for it.
 */
export const symbolWord: (id: string) => string | undefined = lastAnswers(
  1024,
  (id) => id,
  (id) => {
    const name = MARK_NAMES.get(id);
    if (name !== undefined) return name;
    const calling = ENTRIES.filter(({ symbols }) => symbols.some(sameId(id)));
    const ranked = calling.map((entry) => ({ term: entry.term, far: distance(entry, id) }));
    ranked.sort((a, b) => a.far.map((step, i) => step - (b.far[i] ?? 0)).find((by) => by !== 0) ?? 0);
    return ranked[0]?.term;
  },
);
