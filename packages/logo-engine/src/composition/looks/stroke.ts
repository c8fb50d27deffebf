import { picture } from '../../analysis/picture.js';
import type { SymbolSpec } from '../../direction/direction.js';
import { bounds } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { contours, type Path } from '../../geometry/path.js';
import { iconPath } from '../../icons/icons.js';
import { markById } from '../../marks/index.js';
import { tracedPath } from '../../tracing/traced.js';
import { readAs } from '../ideas/letter-things.js';
import { type Figure, isRound } from '../ideas/symbol-shape.js';
import { fitted } from './piece.js';

/** A mark or a stock icon. */
type Thing = Exclude<SymbolSpec, { kind: 'monogram' }>;

/** Things whose outline is round by chance: nobody would read them as an o. */
const NOT_AN_O: readonly string[] = [
  'ear',
  'skull',
  'paperclip',
  'keyhole',
  'database',
  'fingerprint',
  'sheep',
];

const SQUARE = { width: 100, height: 100 };

function strokesOf(path: Path): number {
  const [{ path: all = path } = {}] = fitted([{ role: 'main', path }], 100);
  const [ink] = picture([{ path: all, colour: '#000000' }], SQUARE, '#FFFFFF').ink;
  return ink === undefined || ink.area === 0 ? 0 : (2 * ink.area) / ink.edge;
}

const known = new Map<string, Figure>();

/** The figure of a mark or a stock icon; each is measured once. */
export function figureOf(symbol: Thing): Figure {
  const key = symbol.kind === 'icon' ? symbol.id : JSON.stringify(symbol);
  const found = known.get(key);
  if (found !== undefined) return found;
  const path =
    symbol.kind === 'icon'
      ? iconPath(symbol.id, false)
      : symbol.kind === 'traced'
        ? tracedPath(symbol)
        : union(
            ...markById(symbol.id)
              .draw(symbol.params)
              .map((part) => part.path),
          );
  const { width, height } = bounds(path) ?? SQUARE;
  const figure = {
    stroke: strokesOf(path),
    round: !NOT_AN_O.includes(symbol.id) && isRound(path),
    slenderness: Math.min(width, height) / Math.max(width, height),
    parts: contours(path).length,
    letters: readAs(symbol.id),
  };
  known.set(key, figure);
  return figure;
}

/** Mean width of the strokes of a mark or a stock icon on the square of 100. */
export const strokeOf = (symbol: Thing): number => figureOf(symbol).stroke;

/** Of less, a thing in a plain shape fills a strip of it, and is seen as too small. */
const SLENDER = 0.6;

/** Whether a symbol is as long or as tall as a fish, a pair of glasses or a guitar. */
export const isSlender = (symbol: Thing): boolean => figureOf(symbol).slenderness < SLENDER;
