import type { Brief } from '../brief/brief.js';
import type { AccentId } from '../colour/palette.js';
import { isHeraldic } from '../composition/scenes/emblem.js';
import type { SymbolSpec } from './direction.js';
import { isNamesake } from './drawings-of.js';
import { looksOf } from './looks-of.js';
import { symbolsOf } from './symbols-of.js';

/** Whether a symbol is only what a name is called after, and stands in no shield. */
function isBorrowed(brief: Brief, name: string, symbol: SymbolSpec): boolean {
  if (symbol.kind !== 'mark' || isHeraldic(symbol.id)) return false;
  return symbolsOf(brief, name).some(
    (candidate) => candidate.id === symbol.id && candidate.from === 'name' && isNamesake(candidate),
  );
}

/** The looks of a symbol for a business: what only its name speaks of stands in no body, as a bolt in a house is an electrician's. */
export function ownLooksOf(
  brief: Brief,
  name: string,
  symbol: SymbolSpec,
  accent: AccentId,
): ReturnType<typeof looksOf> {
  const looks = looksOf({ brief, symbol, accent });
  return isBorrowed(brief, name, symbol) ? looks.filter(([{ container }]) => container !== 'emblem') : looks;
}
