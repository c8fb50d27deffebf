import type { SymbolSpec } from '../direction/direction.js';
import type { SymbolId } from '../lexicon/table.js';
import { markById } from '../marks/index.js';
import type { Mark, Params } from '../marks/mark.js';
import { meantBy } from '../marks/redrawn/edition.js';

/** A symbol of the lexicon at its plainest: of each parameter the first value. */
export function plainSymbol({ kind, id }: SymbolId): SymbolSpec {
  if (kind === 'icon') return { kind, id };
  return { kind, id, params: plainest(markById(id)) };
}

const plainest = ({ params }: Mark): Params =>
  Object.fromEntries(Object.entries(params).map(([name, [value = 0]]) => [name, value]));

/** A symbol with the parameters that were left out; of a mark that was redrawn since, the drawing that is meant. */
export function withPlainest(symbol: SymbolSpec): SymbolSpec {
  if (symbol.kind !== 'mark') return symbol;
  // No logo stores a mark without a list of parameters: who leaves out the list asks for the mark as it is drawn now.
  if (symbol.params === undefined) return plainSymbol(symbol);
  const mark = meantBy(markById(symbol.id), symbol.params);
  return { ...symbol, params: { ...plainest(mark), ...symbol.params } };
}
