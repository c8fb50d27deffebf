import type { Direction, SymbolSpec } from '../direction/direction.js';
import { markById } from '../marks/index.js';
import { ChangeError } from './change.js';
import { plainSymbol } from './plain-symbol.js';

const KINDS = ['mark', 'icon', 'monogram'];

/** A symbol as one text: `mark:fish`, `icon:anchor`, `monogram:ÑN`. Parameters of a mark are not part of it. */
export const symbolId = (symbol: SymbolSpec): string =>
  symbol.kind === 'monogram' ? `monogram:${symbol.text}` : `${symbol.kind}:${symbol.id}`;

/**
 * Reads such a text: the symbol as the logo has it, or at its plainest.
 * @throws {ChangeError} when it names none
 */
export function symbolById(text: string, now: Direction['symbol']): SymbolSpec {
  if (now !== null && symbolId(now) === text) return now;
  const [, kind = '', id = ''] = /^(\w+):(.+)$/su.exec(text) ?? [];
  if (kind === 'monogram') return { kind, text: id };
  if (kind === 'icon') return { kind, id };
  if (kind !== 'mark') throw new ChangeError('symbol', text, 'it begins with one of three kinds', KINDS);
  try {
    markById(id);
  } catch {
    throw new ChangeError('symbol', text, 'there is no such mark');
  }
  return plainSymbol({ kind, id });
}
