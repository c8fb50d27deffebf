import { picture } from '../../analysis/picture.js';
import type { SymbolSpec } from '../../direction/direction.js';
import { subtract, union } from '../../geometry/kernel.js';
import { mirror, type Path } from '../../geometry/path.js';
import { iconPath } from '../../icons/icons.js';
import { markById } from '../../marks/index.js';
import { fitted } from './piece.js';

/** What a symbol lends itself to. */
export type Traits = {
  /** Mean width of its strokes on the square of 100: 50 for a disc, 5 for a line. */
  readonly weight: number;
  /** Share of its ink that has no counterpart on the other side of its middle. */
  readonly lopsided: number;
};

const INK = '#000000';
const SQUARE = { width: 100, height: 100 };

function measure(path: Path): Traits {
  const [{ path: all = path } = {}] = fitted([{ role: 'main', path }], 100);
  const shapes = [all, subtract(all, mirror(all))].map((shape) => ({ path: shape, colour: INK }));
  const [ink, odd] = picture(shapes, SQUARE, '#FFFFFF').ink;
  if (ink === undefined || odd === undefined || ink.area === 0) return { weight: 0, lopsided: 1 };
  return { weight: (2 * ink.area) / ink.edge, lopsided: odd.area / ink.area };
}

const known = new Map<string, Traits>();

/** The traits of a mark or a stock icon; each is measured once. */
export function traitsOf(symbol: Exclude<SymbolSpec, { kind: 'monogram' }>): Traits {
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
  const traits = measure(path);
  known.set(key, traits);
  return traits;
}
