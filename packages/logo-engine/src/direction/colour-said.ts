import type { Brief } from '../brief/brief.js';
import { wordsOf } from '../lexicon/words.js';
import type { SymbolSpec } from './direction.js';
import { isNamesake } from './drawings-of.js';
import { symbolsOf } from './symbols-of.js';

/** Colours that no amber and no deeper tone is. */
const COLOURS = /^(?:negr[oa]|blanc[oa]|roj[oa]|azul|verde|celeste|gris|morad[oa]|rosad[oa])(?:e?s)?$/;

/** Whether a name says of what colour the thing is that it is called after: the hand of "Mano Negra" has one colour. */
export function isOfColourSaid(brief: Brief, name: string, symbol: SymbolSpec | null): boolean {
  if (symbol?.kind !== 'mark' || !wordsOf(name).some(({ text }) => COLOURS.test(text))) return false;
  const called = symbolsOf(brief, name).find(({ id }) => id === symbol.id);
  return called !== undefined && (called.from === 'name' || isNamesake(called));
}
