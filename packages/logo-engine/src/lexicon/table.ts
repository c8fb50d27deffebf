import type { IndustryId } from '../brief/brief.js';
import { INDUSTRY_IDS } from '../brief/brief.js';
import { MARKS } from '../marks/index.js';
import { TRADES } from './trades/index.js';
import { fold, isStopWord, withoutTilde } from './words.js';

/**
 * A line of the lexicon is `terms [@industries] [& neighbours] > symbols [/ words]`:
 *
 *     queso, quesería, queso de cabra > cheese cow
 *     ~escuela, colegio > graduation-cap book-open
 *     pintura, pintor > paint-roller brush / óleo, cuadro
 *     vela & barco, regata, #sea > boat
 *     vela > candle
 *
 * Terms are written in the singular or the plural and in either gender. Symbols are ranked; an id is our own mark
 * if there is one, else a Phosphor icon; `-` is no symbol, and `=` before an id says that it is as much the trade as the
 * first. With neighbours the line counts where one of them is
 * said too, in the description or the name: a word, or with `#` any word of a file of trades. With industries it
 * counts in them; with both, in either case. Of the lines of one term that count, one whose neighbour is said comes
 * first, then one of the industry, then one that asks for nothing. After the slash stand words that, anywhere in the
 * text, say that something else is meant. A sign before the first term says how the line stands to others of the same text: `!` before all (an
 * animal that something is for), `~` after them (a school of what?), `?` a motif, which says little of the
 * trade, `~~` last (a shop, a workshop).
 */
export const LEVELS = { '!': 5, '': 4, '~': 3, '?': 2, '~~': 1 } as const;

/** Between a trade and what is only in general: what a thing is of ("helados de fruta"). */
export const ASIDE = 3.5;

/** What a thing is for or comes with ("chapulines con limón"), which says less of it than what it is of. */
export const BESIDE = 3.25;

export type SymbolId = { readonly kind: 'mark' | 'icon'; readonly id: string };

/** A symbol of a line; `equal` when it is as much the trade as the first. */
export type Ranked = SymbolId & { readonly equal?: true };

export type Entry = {
  /** As it stands in the lexicon. */
  readonly term: string;
  readonly file: string;
  readonly level: number;
  readonly symbols: readonly Ranked[];
  /** Where it counts; in all industries when it names none and no neighbours. */
  readonly industries: readonly IndustryId[];
  /** Folded words that say that this is meant, and files of trades as `#sea`. */
  readonly neighbours: readonly string[];
  /** Folded words that say that something else is meant. */
  readonly unless: readonly string[];
};

export type Branch = { readonly entries: Entry[]; readonly next: Map<string, Branch> };

const markIds = new Set(MARKS.map((mark) => mark.id));

function symbolOf(text: string): Ranked {
  const id = text.replace(/^=/, '');
  return { kind: markIds.has(id) ? 'mark' : 'icon', id, ...(id !== text && { equal: true }) };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const LINE = /^(!|~~|~|\?|)([^>@&]+)(?:@([a-z,]+)\s*)?(?:&([^>]+))?>([^/]+)(?:\/(.+))?$/;

function industriesOf(text: string, line: string): readonly IndustryId[] {
  const ids = list(text);
  const known = INDUSTRY_IDS.filter((id) => ids.includes(id));
  if (known.length !== ids.length) throw new SyntaxError(`Unknown industry in lexicon line "${line}".`);
  return known;
}

/**
 * The entries of one line.
 * @throws {SyntaxError} naming the line, when it is none
 */
export function readLine(line: string, file: string): Entry[] {
  const found = LINE.exec(line);
  if (found === null) throw new SyntaxError(`This is no line of the lexicon: "${line}" (${file}).`);
  const [, sign = '', terms = '', industries = '', neighbours = '', symbols = '', unless = ''] = found;
  const ids = symbols.split(' ').filter((id) => id !== '' && id !== '-');
  const of = {
    file,
    level: LEVELS[sign as keyof typeof LEVELS],
    symbols: ids.map(symbolOf),
    industries: industriesOf(industries, line),
    neighbours: list(neighbours).map(fold),
    unless: list(unless).map(fold),
  };
  return list(terms).map((term) => ({ term, ...of }));
}

/** Every entry of the lexicon, in the order of its files. */
export const ENTRIES: readonly Entry[] = Object.entries(TRADES).flatMap(([file, text]) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => readLine(line, file)),
);

const branch = (): Branch => ({ entries: [], next: new Map() });

/** The words of a term that the search walks along; terms hold nothing but words and spaces. */
export const keyOf = (term: string): string[] =>
  fold(term)
    .split(' ')
    .filter((word) => !isStopWord(word));

function insert(root: Branch, entry: Entry): void {
  let at = root;
  for (const word of keyOf(entry.term)) {
    const known = at.next.get(word);
    const next = known ?? branch();
    if (known === undefined) at.next.set(word, next);
    at = next;
  }
  at.entries.push(entry);
}

/** Whoever types without ñ is understood where no other word is meant. */
function addTildeless(at: Branch): void {
  for (const [word, next] of [...at.next]) {
    addTildeless(next);
    const plain = withoutTilde(word);
    if (!at.next.has(plain) && !isStopWord(plain)) at.next.set(plain, next);
  }
}

function compile(entries: readonly Entry[]): Branch {
  const root = branch();
  for (const entry of entries) insert(root, entry);
  addTildeless(root);
  return root;
}

/** All terms as a tree of words. */
export const TABLE: Branch = compile(ENTRIES);

/** Every stock icon that the table can call for: what the build copies. */
export const ICON_IDS: readonly string[] = [
  ...new Set(
    ENTRIES.flatMap((entry) => entry.symbols.flatMap(({ kind, id }) => (kind === 'icon' ? [id] : []))),
  ),
].sort();
