import { isOptical, type Proportioned } from '../direction/direction.js';
import type { Face } from '../fonts/faces.js';
import { CAP } from '../fonts/shape.js';
import { centreX, right } from '../geometry/bounds.js';
import { type Group, group, place } from './layer.js';
import type { Align } from './text-block.js';

/** A name with the lines that a symbol is aligned to. */
export type NameGroup = Group &
  Proportioned & {
    readonly capTop: number;
    readonly capBottom: number;
    readonly rtl: boolean;
    /** Lines of text, small ones included. */
    readonly lines: number;
    readonly face: Face;
    readonly align: Align;
  };

/** Visual size of a symbol: the side of a square of the same area, held back for very wide or tall ones. */
export function visualSide(width: number, height: number): number {
  return Math.max(Math.sqrt(width * height), Math.max(width, height) * 0.82);
}

/** Up to this height of a name, in cap heights, a symbol stands out over and under its lines. */
const SHALLOW = 2.15;
/** How high a symbol is beside the lines of a name: a plate ends with them, an open drawing reaches a little past. */
const BESIDE = {
  one: { plate: 2.3, open: 2.1 },
  shallow: { plate: 1.28, open: 1.32 },
  deep: { plate: 1.03, open: 1.12 },
} as const;
/** Beside long lines a symbol is no crumb: its share of their width, as far as it does not tower over them. */
const LONG = { share: 0.3, most: 1.34 } as const;
/** Highest symbol beside a name, in cap heights. */
const HIGHEST = 4.6;

/** The height of a symbol beside lines that span so much. */
function heightBeside(span: number, width: number, lines: number, contained: boolean): number {
  const of = contained ? 'plate' : 'open';
  if (lines === 1) return BESIDE.one[of] * CAP;
  const high = span * BESIDE[span <= SHALLOW * CAP ? 'shallow' : 'deep'][of];
  const carried = Math.min(width * LONG.share, span * LONG.most);
  return Math.min(Math.max(high, carried), HIGHEST * CAP);
}

/** Symbol beside the name, centred on the name's capitals, so that descenders and accents do not move it. */
export function horizontal(symbol: Group, name: NameGroup, contained: boolean, lines: number): Group {
  // Small letters without a stroke upwards begin at their own height.
  const top = isOptical(name) ? Math.max(name.capTop, name.box.y) : name.capTop;
  const span = name.capBottom - top;
  const target = isOptical(name)
    ? heightBeside(span, name.box.width, lines, contained)
    : lines === 1
      ? (contained ? 2.35 : 2) * CAP
      : Math.min(span * (lines === 2 ? 1.18 : 1.12), 4.6 * CAP);
  const k = target / visualSide(symbol.box.width, symbol.box.height);
  const width = symbol.box.width * k;
  const height = symbol.box.height * k;
  const gap = Math.max(0.6 * CAP, 0.22 * width);
  const middle = (top + name.capBottom) / 2;
  const x = name.rtl ? right(name.box) + gap : name.box.x - gap - width;
  const placed = place(symbol.layers, x - symbol.box.x * k, middle - height / 2 - symbol.box.y * k, k);
  return group([...placed, ...name.layers]);
}

/** Widths of symbol and name between these shares of each other look like a slip. */
const NEARLY = { least: 0.84, most: 1.19 } as const;

/** The scale of a symbol: where it is nearly as wide as the name under it, it is made just as wide. */
function flush(usual: number, symbol: number, name: number): number {
  const share = (symbol * usual) / name;
  return share > NEARLY.least && share < NEARLY.most ? name / symbol : usual;
}

/** Symbol above the name, centred; the wider the name, the larger the symbol. */
export function stacked(symbol: Group, name: NameGroup, contained: boolean): Group {
  const widthInCaps = name.box.width / CAP;
  const base = Math.min(3.7, Math.max(2.7, 1.8 + widthInCaps * 0.27)) * (contained ? 1 : 0.97);
  const usual = (base * CAP) / visualSide(symbol.box.width, symbol.box.height);
  const k = isOptical(name) ? flush(usual, symbol.box.width, name.box.width) : usual;
  const height = symbol.box.height * k;
  const gap = (contained ? 0.84 : 0.78) * CAP;
  const x = centreX(name.box) - (symbol.box.x + symbol.box.width / 2) * k;
  const usualTop = Math.min(name.capTop, name.box.y + 0.2 * CAP);
  // Letters on a curve begin lower than their capitals would.
  const top = isOptical(name) ? Math.max(usualTop, name.box.y) : usualTop;
  const placed = place(symbol.layers, x, top - gap - height - symbol.box.y * k, k);
  return group([...placed, ...name.layers]);
}
