import type { IndustryId } from '../brief/brief.js';
import { GENERIC_MARKS } from '../brief/industries.js';
import { find, type Match, type Neighbours, neighboursIn } from './find.js';
import { ASIDE, LEVELS, type SymbolId } from './table.js';

/** A symbol for a business, and why. */
export type Candidate = SymbolId & {
  readonly from: 'description' | 'name' | 'industry';
  /** The term of the lexicon that calls for it; for a generic mark the industry's id. */
  readonly word: string;
  /** How sure the term is of the trade (the signs of `table.ts`); 0 for a generic mark. */
  readonly level: number;
};

export type Business = {
  readonly description?: string | undefined;
  readonly name: string;
  readonly industry: IndustryId;
};

/** More text than anybody types is not read. */
const READ = { description: 2000, name: 200 } as const;

type Found = Match & { readonly from: 'description' | 'name'; readonly level: number };

const foundIn = (text: string, industry: IndustryId, neighbours: Neighbours, from: Found['from']): Found[] =>
  find(text, industry, neighbours, from === 'name').map((match) => {
    // What a name says for certain is no surer than what the description says.
    const most = match.doubtful ? LEVELS['?'] : LEVELS[from === 'name' ? '' : '!'];
    const { level } = match.entry;
    const said = level === LEVELS['!'] ? level : Math.min(level, match.most);
    return { ...match, from, level: Math.min(said, most) };
  });

/** Files that are one trade: what is cooked is eaten. */
const KIN: Readonly<Record<string, string>> = {
  restaurants: 'food',
  sea: 'food',
  farm: 'food',
  crafts: 'arts',
};
const kin = (file: string): string => KIN[file] ?? file;

/**
 * A trade in a name that is another than the description's is a figure of speech: "Taco" is no taco to an engraver,
 * "Dulce Espera" no sweet to a photographer.
 */
function figurative(described: readonly Found[], named: readonly Found[]): readonly Found[] {
  const first = named.filter(({ level }) => level >= LEVELS['']).slice(0, 1);
  const sure = described.some(({ level }) => level >= LEVELS['']) ? described : first;
  const trades = new Set(sure.flatMap(({ level, entry }) => (level >= LEVELS[''] ? [kin(entry.file)] : [])));
  return named.map((match) =>
    trades.size === 0 || match.level < LEVELS[''] || trades.has(kin(match.entry.file))
      ? match
      : { ...match, level: LEVELS['~'] },
  );
}

const ANIMALS = new Set('bull taurus cow pig sheep goat hen horse rabbit duck llama fish'.split(' '));

/** An animal that is named leaves no other to what is made of one: lamb is no beef, goat's milk is no cow's. */
function narrowed(found: readonly Found[]): readonly Found[] {
  // "Queso de cabra" names its animal, "queso" does not.
  const named = new Set(
    found.flatMap(({ entry: { symbols, term } }) =>
      symbols.slice(0, / de /.test(term) ? undefined : 1).map(({ id }) => id),
    ),
  );
  if (![...named].some((id) => ANIMALS.has(id))) return found;
  return found.map((match) => {
    const symbols = match.entry.symbols.filter(({ id }) => !ANIMALS.has(id) || named.has(id));
    return { ...match, entry: { ...match.entry, symbols } };
  });
}

/**
 * The symbols of terms that weigh the same: the first term's best, then its second and the next term's best, and
 * so on, as "cafetería con libros" is a cup before a book, and either before a coffee bean.
 */
function inTurn(found: readonly Found[]): Candidate[] {
  const ranked = found.flatMap(({ entry, from, level }, i) =>
    entry.symbols.map((symbol, j) => ({ turn: i + j, symbol: { ...symbol, from, word: entry.term, level } })),
  );
  return ranked.sort((a, b) => a.turn - b.turn).map(({ symbol }) => symbol);
}

/** Surer terms first; of equal ones the description's before the name's. */
const STEPS = [...Object.values(LEVELS), ASIDE]
  .sort((a, b) => b - a)
  .flatMap((level) => [
    { level, from: 'description' },
    { level, from: 'name' },
  ]);

/**
 * The symbols that suit a business, best first, each once. The generic marks of the industry close the list, so
 * it is never empty; what stands before them is about this very business.
 */
export function symbolsFor({ description = '', name, industry }: Business): Candidate[] {
  const texts = { description: description.slice(0, READ.description), name: name.slice(0, READ.name) };
  const neighbours = neighboursIn(texts.description, texts.name, industry);
  const described = foundIn(texts.description, industry, neighbours, 'description');
  const named = foundIn(texts.name, industry, neighbours, 'name');
  const found = narrowed([...described, ...figurative(described, named)]);
  const called = STEPS.flatMap((step) =>
    inTurn(found.filter(({ level, from }) => level === step.level && from === step.from)),
  );
  const generic = GENERIC_MARKS[industry].map(
    (id): Candidate => ({ kind: 'mark', id, from: 'industry', word: industry, level: 0 }),
  );
  const all = [...called, ...generic];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}
