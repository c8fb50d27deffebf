import { picture } from '../../analysis/picture.js';
import type { SymbolSpec } from '../../direction/direction.js';
import { union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { iconPath } from '../../icons/icons.js';
import { markById } from '../../marks/index.js';
import { fitted } from './piece.js';

const SQUARE = { width: 100, height: 100 };

function measure(path: Path): number {
  const [{ path: all = path } = {}] = fitted([{ role: 'main', path }], 100);
  const [ink] = picture([{ path: all, colour: '#000000' }], SQUARE, '#FFFFFF').ink;
  return ink === undefined || ink.area === 0 ? 0 : (2 * ink.area) / ink.edge;
}

const known = new Map<string, number>();

/**
 * Mean width of the strokes of a mark or a stock icon on the square of 100: 50 for a disc, 5 for a line. Each is
 * measured once.
 */
export function strokeOf(symbol: Exclude<SymbolSpec, { kind: 'monogram' }>): number {
  const key = symbol.kind === 'mark' ? JSON.stringify([symbol.id, symbol.params]) : symbol.id;
  const found = known.get(key);
  if (found !== undefined) return found;
  const path =
    symbol.kind === 'icon'
      ? iconPath(symbol.id, false)
      : union(
          ...markById(symbol.id)
            .draw(symbol.params)
            .map((part) => part.path),
        );
  const stroke = measure(path);
  known.set(key, stroke);
  return stroke;
}
