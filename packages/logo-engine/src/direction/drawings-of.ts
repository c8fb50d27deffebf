import type { Candidate } from '../lexicon/symbols-for.js';
import type { Weighted } from './style-rules.js';

/** What the best symbols of a business are worth, by rank, and what a thing of its name is worth beside them. */
const RANKS = [6, 1.2, 0.6];
const NAMED = 0.8;
/** Fewer drawings than this are no choice: what is less sure, but asked for, joins them. */
const ENOUGH = 3;
/** A point of the compass in a name says where a business is, not what it is. */
const WHERE = 'compass';
/** From this level of the lexicon on a word is about the trade, if only in general. */
const GENERAL = 3;

/** What says what sort of thing a name is of, and no more: a school, a farm, a shop, the Andes. */
const GENERALITIES = new Set([GENERAL, 1]);

/** A symbol, and how often it is drawn. */
export type Drawing = readonly [symbol: Candidate, weight: number];

/**
 * The drawings that six proposals of a business choose from: the best of its surest words, the thing that its name
 * is, and where that is little, what its other words call for.
 */
export function drawingsOf(called: readonly Candidate[]): Drawing[] {
  const [best] = called;
  if (best === undefined) return [];
  const surest = called.filter(({ level, from }) => level === best.level && from === best.from);
  // Anybody may use a stock icon: none stands in for a drawing of our own.
  const own = best.kind === 'mark' ? surest.filter(({ kind }) => kind === 'mark') : surest;
  const ranked = own.flatMap((symbol, rank): Drawing[] => {
    const weight = RANKS[rank];
    return weight === undefined ? [] : [[symbol, weight]];
  });
  const others = called.filter((symbol) => !surest.includes(symbol));
  const named = others.find(
    ({ from, kind, id, level }) =>
      from === 'name' && kind === 'mark' && id !== WHERE && !GENERALITIES.has(level),
  );
  const drawn: Drawing[] = named === undefined ? ranked : [...ranked, [named, NAMED]];
  // What is sure needs no help of what is not.
  if (best.level > GENERAL) return drawn;
  const general = others.filter(({ level, kind }) => level >= GENERAL && kind === 'mark');
  const more = general.filter((symbol) => symbol !== named).slice(0, Math.max(0, ENOUGH - drawn.length));
  return [...drawn, ...more.map((symbol): Drawing => [symbol, 0.4])];
}

/** The same as weights for a draw by position. */
export const weightsOf = (drawings: readonly Drawing[]): Weighted<string> =>
  Object.fromEntries(drawings.map(([, weight], at) => [`${at}`, weight]));
