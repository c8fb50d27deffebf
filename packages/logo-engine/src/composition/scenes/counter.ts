import { partnersOf } from '../../brief/partners.js';
import { bounds } from '../../geometry/bounds.js';
import { extentOf } from '../../geometry/extent.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mapPoints, type Path } from '../../geometry/path.js';
import { circle, corners, rect, sector, squircle } from '../../geometry/shapes.js';
import { ownInitials } from '../own-initials.js';
import type { Outline } from './outline.js';
import { centred, inDisc, type Scene } from './scene.js';

/**
 * A capital that is drawn around the room of a thing. A closed one is a solid body with the thing cut out of it; an open
 * one stands around the thing, which then is bound by a box.
 */
type Capital = {
  readonly body: Path;
  /** The middle of the room, and how far a thing reaches in it. */
  readonly at: readonly [number, number];
  readonly room: number;
  /** Width and height that a thing may have besides, in an open capital. */
  readonly box?: readonly [number, number];
};

/** The upper bowl of P and R, on its stem. */
const BOWL = union(circle(59, 38, 40), rect(2, -2, 50, 80, 6), rect(30, -2, 29, 80), rect(2, -2, 28, 104, 6));

const CAPITALS: Readonly<Record<string, Capital>> = {
  // A solid wedge on two feet: the thing is the counter and the bar.
  A: {
    body: subtract(corners('29,-2 71,-2 106,102 -6,102', 6), corners('33,112 38,85 62,85 67,112', 3)),
    at: [50, 54],
    room: 26,
  },
  B: {
    body: union(
      circle(61, 25, 27),
      circle(66, 73, 29),
      rect(2, -2, 50, 104, 6),
      rect(30, -2, 31, 50),
      rect(30, 45, 36, 57),
    ),
    at: [45, 51],
    room: 29,
  },
  C: {
    body: subtract(circle(50, 50, 52), circle(50, 50, 35), sector(50, 50, 90, -38, 38)),
    at: [50, 50],
    room: 30,
    box: [58, 58],
  },
  D: {
    body: parse(
      'M8 -2L47 -2C79 -2 102 20 102 50C102 80 79 102 47 102L8 102C4 102 2 100 2 96L2 4C2 0 4 -2 8 -2Z',
    ),
    at: [49, 50],
    room: 34,
  },
  // The thing is the end of the middle arm.
  E: {
    body: union(
      rect(0, -2, 22, 104, 4),
      rect(0, -2, 98, 19, 4),
      rect(0, 83, 98, 19, 4),
      rect(10, 41, 25, 18, 3),
    ),
    at: [68, 50],
    room: 33,
    box: [60, 60],
  },
  F: {
    body: union(rect(0, -2, 23, 104, 4), rect(0, -2, 98, 20, 4), rect(10, 45, 24, 19, 3)),
    at: [66, 65],
    room: 42,
    box: [66, 74],
  },
  G: {
    body: union(
      subtract(circle(50, 50, 52), circle(50, 50, 35), sector(50, 50, 90, -48, 2)),
      rect(70, 48, 32, 18, 2),
    ),
    at: [47, 50],
    room: 28,
    box: [56, 58],
  },
  H: {
    body: union(rect(0, -2, 21, 104, 4), rect(79, -2, 21, 104, 4), rect(10, 65, 80, 18)),
    at: [50, 30],
    room: 31,
    box: [51, 56],
  },
  K: {
    body: union(rect(0, -2, 23, 104, 4), corners('14,50 67,-2 98,-2 45,50 98,102 67,102', 3)),
    at: [82, 50],
    room: 23,
    box: [42, 42],
  },
  L: {
    body: union(rect(0, -2, 24, 104, 4), rect(0, 79, 98, 23, 4)),
    at: [65, 35],
    room: 42,
    box: [69, 74],
  },
  M: {
    body: corners('-2,-2 20,-2 50,31 80,-2 102,-2 102,102 -2,102', 4),
    at: [50, 68],
    room: 26,
  },
  N: {
    body: subtract(
      union(circle(51, 49, 51), rect(0, -2, 30, 104, 4), rect(14, -2, 37, 60), rect(60, 49, 42, 53, 4)),
      circle(51, 51, 32),
      rect(19, 51, 64, 60),
    ),
    at: [51, 58],
    room: 30,
    box: [56, 56],
  },
  O: { body: subtract(circle(50, 50, 52), circle(50, 50, 36)), at: [50, 50], room: 30, box: [60, 60] },
  P: { body: BOWL, at: [56, 38], room: 28 },
  Q: {
    body: union(circle(49, 49, 50), corners('62,74 76,60 104,90 90,104', 5)),
    at: [49, 49],
    room: 33,
  },
  R: { body: union(BOWL, corners('34,70 70,62 102,102 66,102', 5)), at: [56, 38], room: 28 },
  T: {
    body: union(
      rect(12, -2, 25, 72, 3),
      rect(0, 20, 43, 20, 3),
      subtract(rect(12, 0, 110, 102, 24), rect(37, -20, 90, 100, 12), rect(98, -20, 40, 140)),
    ),
    at: [72, 42],
    room: 36,
    box: [58, 66],
  },
  U: {
    body: subtract(
      union(circle(50, 52, 50), rect(0, -2, 100, 56, 4)),
      circle(50, 50, 29),
      rect(21, -10, 58, 60),
    ),
    at: [50, 34],
    room: 32,
    box: [51, 62],
  },
  V: {
    body: subtract(corners('-6,-2 106,-2 71,102 29,102', 6), corners('32,-12 41,19 59,19 68,-12', 3)),
    at: [50, 51],
    room: 25,
  },
};

const capitalOf = (letter: string | null): Capital | undefined => CAPITALS[letter ?? ''];

/** The initial of a name where it has room for a thing, or null: of two partners neither stands for both. */
export function roomyInitial(name: string): string | null {
  if (partnersOf(name) !== null) return null;
  const letter = ownInitials(name, 1)?.normalize('NFD').charAt(0) ?? null;
  return capitalOf(letter) === undefined ? null : letter;
}

/** Share of the circle around a thing that is its ink. */
function share({ ink, path }: Outline): number {
  const box = bounds(path);
  return box === null ? 0 : (ink * box.width * box.height) / (Math.PI * extentOf([path]).radius ** 2);
}

/** Least share: a knife or a needle is lost in the room of a letter. */
const LEAST_SHARE = 0.17;

const suits = (outline: Outline): boolean => {
  const { aspect, stroke, parts } = outline;
  return aspect >= 0.4 && aspect <= 2 && stroke >= 6.8 && parts <= 9 && share(outline) >= LEAST_SHARE;
};

/** A thing as large as the room of a letter lets it be. */
function placed(symbol: Path, { at, room, box }: Capital): Path {
  const round = inDisc(symbol, room, ...at);
  if (box === undefined) return round;
  const square = centred(symbol, ...box, ...at);
  const width = (path: Path): number => bounds(path)?.width ?? 0;
  return width(square) < width(round) ? square : round;
}

/** A letter and the thing in its room, apart. */
function lettered(symbol: Path, capital: Capital): { readonly letter: Path; readonly thing: Path } {
  const thing = placed(symbol, capital);
  const clear = capital.box === undefined ? thing : grow(thing, CLEAR);
  return { letter: subtract(capital.body, clear), thing };
}
/** Air between a letter and what it stands around. */
const CLEAR = 3.4;

/** The initial of the proper name, and the thing is its counter. */
export const COUNTER: Scene = {
  suits,
  draw: (symbol, { letter }) => {
    const capital = capitalOf(letter);
    if (capital === undefined) return { bold: symbol };
    if (capital.box === undefined) return { field: capital.body, cut: placed(symbol, capital) };
    const { letter: field, thing } = lettered(symbol, capital);
    return { field, second: thing };
  },
};

/** How large a letter is in a plate: a thing in a closed one is the smallest of all. */
const IN_PLATE = { open: 0.62, closed: 0.68 } as const;
const scaled = (path: Path, k: number): Path =>
  mapPoints(path, (x, y) => [50 + (x - 50) * k, 50 + (y - 50) * k]);

/** The same cut out of a square with round corners. */
export const COUNTER_PLATE: Scene = {
  suits,
  encloses: true,
  draw: (symbol, { letter }) => {
    const field = squircle(50, 50, 50);
    const capital = capitalOf(letter);
    if (capital === undefined) return { field, cut: inDisc(symbol, 31, 50, 50) };
    const { letter: around, thing } = lettered(symbol, capital);
    const cut =
      capital.box === undefined
        ? scaled(around, IN_PLATE.closed)
        : scaled(concat(around, thing), IN_PLATE.open);
    return { field, cut };
  },
};
