import { partnersOf } from '../../brief/partners.js';
import { bounds } from '../../geometry/bounds.js';
import { extentOf } from '../../geometry/extent.js';
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, corners, rect, sector } from '../../geometry/shapes.js';
import { ownInitials } from '../own-initials.js';
import type { Outline } from './outline.js';
import { inDisc, type Scene } from './scene.js';

/**
 * A capital that is drawn around the room of a thing. A closed one is a solid body with the thing cut out of it; an open
 * one stands around the thing.
 */
type Capital = {
  readonly body: Path;
  /** The middle of the room, and how far a thing reaches in it. */
  readonly at: readonly [number, number];
  readonly room: number;
  readonly open?: true;
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
    room: 29,
    open: true,
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
    at: [67, 50],
    room: 28,
    open: true,
  },
  F: {
    body: union(rect(0, -2, 23, 104, 4), rect(0, -2, 98, 20, 4), rect(10, 45, 24, 19, 3)),
    at: [67, 57],
    room: 33,
    open: true,
  },
  H: {
    body: union(rect(0, -2, 21, 104, 4), rect(79, -2, 21, 104, 4), rect(10, 65, 80, 18)),
    at: [50, 32],
    room: 25.5,
    open: true,
  },
  L: {
    body: union(rect(0, -2, 24, 104, 4), rect(0, 79, 98, 23, 4)),
    at: [66, 37],
    room: 35,
    open: true,
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
    at: [51, 55],
    room: 28,
    open: true,
  },
  P: { body: BOWL, at: [56, 38], room: 28 },
  Q: {
    body: union(circle(49, 49, 50), corners('62,74 76,60 104,90 90,104', 5)),
    at: [49, 49],
    room: 33,
  },
  R: { body: union(BOWL, corners('34,70 70,62 102,102 66,102', 5)), at: [56, 38], room: 28 },
  T: {
    body: subtract(
      union(
        rect(12, -2, 25, 80, 3),
        rect(0, 20, 43, 20, 3),
        rect(12, 62, 50, 40, 24),
        rect(40, 80, 58, 22, 4),
      ),
      rect(37, 40, 60, 40, 12),
    ),
    at: [72, 43],
    room: 31,
    open: true,
  },
  U: {
    body: subtract(
      union(circle(50, 52, 50), rect(0, -2, 100, 56, 4)),
      circle(50, 50, 29),
      rect(21, -10, 58, 60),
    ),
    at: [50, 42],
    room: 25,
    open: true,
  },
  V: {
    body: subtract(corners('-6,-2 106,-2 71,102 29,102', 6), corners('32,-12 41,19 59,19 68,-12', 3)),
    at: [50, 51],
    room: 25,
  },
};

/** The initial of a name where it has room for a thing, or null: of two partners neither stands for both. */
export function roomyInitial(name: string): string | null {
  if (partnersOf(name) !== null) return null;
  const letter = ownInitials(name, 1)?.normalize('NFD').charAt(0) ?? null;
  return letter !== null && CAPITALS[letter] !== undefined ? letter : null;
}

/** Least share of the circle around a thing that is its ink: a knife or a needle is lost in the room of a letter. */
const LEAST_SHARE = 0.28;

/** A thing that is read at a third of the whole: bold, of few parts, and neither long nor flat. */
function isBold({ aspect, stroke, parts, ink, path }: Outline): boolean {
  const { radius } = extentOf([path]);
  const box = bounds(path);
  const share = box === null ? 0 : (ink * box.width * box.height) / (Math.PI * radius ** 2);
  return aspect >= 0.58 && aspect <= 1.8 && stroke >= 7.5 && parts <= 9 && share >= LEAST_SHARE;
}

/** The initial of the proper name, and the thing is its counter. */
export const COUNTER: Scene = {
  suits: isBold,
  draw: (symbol, { letter }) => {
    const capital = CAPITALS[letter ?? ''];
    if (capital === undefined) return { bold: symbol };
    const { body, at, room, open = false } = capital;
    const thing = inDisc(symbol, room, ...at);
    return open ? { field: subtract(body, grow(thing, 3)), second: thing } : { field: body, cut: thing };
  },
};
