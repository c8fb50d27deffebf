import type { SymbolSpec } from '../direction/direction.js';
import type { SymbolId } from '../lexicon/table.js';
import { markById } from '../marks/index.js';

/** A symbol of the lexicon at its plainest: of each parameter the first value. */
export function plainSymbol({ kind, id }: SymbolId): SymbolSpec {
  if (kind === 'icon') return { kind, id };
  const { params } = markById(id);
  const plain = Object.entries(params).map(([name, [value = 0]]) => [name, value]);
  return { kind, id, params: Object.fromEntries(plain) };
}
