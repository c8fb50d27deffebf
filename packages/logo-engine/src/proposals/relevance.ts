import type { Brief } from '../brief/brief.js';
import { type Direction, holdsInitials } from '../direction/direction.js';
import { isNamesake, isPeer, namedThing } from '../direction/drawings-of.js';
import { symbolsOf } from '../direction/symbols-of.js';

/** What the other drawings of the first noun say beside its first. */
const SECOND = 0.88;

/** What initials in a thing of the trade say: two judges gave them 3.3 of 5, second drawings 3.2. */
const HELD = 0.88;

/**
 * How much a symbol says about this business, 0 to 1. What its words ask for comes first. Where they ask for
 * something, another object of the industry is a wrong one, and initials are better; where they do not, initials
 * are the lesser choice.
 */
export function relevance(brief: Brief, name: string, direction: Direction): number {
  const { symbol } = direction;
  if (symbol === null) return 1;
  if (holdsInitials(direction)) return HELD;
  if (symbol.kind === 'monogram') return 0.5;
  const all = symbolsOf(brief, name);
  const found = all.find(({ kind, id }) => kind === symbol.kind && id === symbol.id);
  const [first] = all;
  if (found === undefined || first === undefined) return 0;
  if (first.from === 'industry') return 0.8;
  if (found.from === 'industry') return 0;
  // What only this business is called is as much its own as its trade; among the letters of its name, more.
  if (brief.type === 'text' && namedThing(all)?.id === symbol.id) return 1;
  if (isNamesake(found)) return 1;
  // What is made is known from the description; a name may be a tree, a saint or a surname.
  if (found.level !== first.level || found.from !== first.from) return 0.6;
  // The first noun is the trade, a second word its company, and the first drawing of a word is the thing itself.
  if (found === first || isPeer(found, first)) return 1;
  return found.word === first.word ? SECOND : 0.75;
}
