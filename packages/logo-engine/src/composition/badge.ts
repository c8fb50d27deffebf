import { setCase } from '../brief/letter-case.js';
import type { Role } from '../colour/palette.js';
import type { Direction } from '../direction/direction.js';
import { faceById } from '../fonts/faces.js';
import { type Line, shapeLine } from '../fonts/shape.js';
import { centreX, centreY } from '../geometry/bounds.js';
import { subtract, union } from '../geometry/kernel.js';
import { mapPoints, type Path } from '../geometry/path.js';
import { circle, polar, polygon, star } from '../geometry/shapes.js';
import { breakLines } from './break-lines.js';
import { type Layer, place } from './layer.js';
import { drawSymbol } from './symbol.js';

/** Radii of a badge, in its own units. */
const OUTER = 500;
const INNER = 300;
const ROOM = 208;
/** Largest and smallest letters; short names get the large ones. */
const LARGEST = 102;
const SMALLEST = 76;
/** Longest name that a ring can hold. */
export const BADGE_CHARACTERS = 24;
const WIDEST_ARC = 205;

export type Badge = { readonly layers: readonly Layer[]; readonly recovered: string };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const ringOf = (r: number, width: number): Path => subtract(circle(0, 0, r), circle(0, 0, r - width));

/** Middle of the ring that the letters stand in. */
const MIDDLE = (OUTER - 28 + INNER) / 2;

/** Bends a line of text around a circle: letters are bent with it, so that no two lean apart. */
function bend(line: Line, cap: number, top: boolean): Path {
  const cx = centreX(line.box);
  const baseline = top ? MIDDLE - cap / 2 : MIDDLE + cap / 2;
  const turn = (x: number, y: number): readonly [number, number] => {
    const angle = (x - cx) / MIDDLE;
    const r = top ? baseline - y : baseline + y;
    return top ? [r * Math.sin(angle), -r * Math.cos(angle)] : [r * Math.sin(angle), r * Math.cos(angle)];
  };
  return union(...line.glyphs.map((glyph) => mapPoints(glyph.path, turn)));
}

/** The name on top of the ring, its second half below when it is long; figures close the circle. */
function lettering(
  name: string,
  direction: Direction,
): { path: Path; figures: Path; recovered: string } | null {
  const face = faceById(direction.face);
  const set = (text: string, cap: number): Line => shapeLine(text, face, { tracking: 0.07, cap });
  const limit = radians(WIDEST_ARC) * MIDDLE;
  const cap = Math.min(LARGEST, (limit / set(name, 100).box.width) * 100);
  if (cap >= SMALLEST) {
    const line = set(name, cap);
    const open = 180 - ((line.box.width / 2 / MIDDLE) * 180) / Math.PI;
    const at = [-1, 0, 1].map((i) => polar(0, 0, MIDDLE, 90 + i * Math.min(19, open / 4)));
    const figures = union(...at.map(([x, y], i) => star(x, y, i === 1 ? 34 : 21, i === 1 ? 14.5 : 9, 5)));
    return { path: bend(line, cap, true), figures, recovered: line.recovered };
  }
  const [first, second, more] = breakLines(name, face, 0.07, 3, 2);
  if (first === undefined || second === undefined || more !== undefined || first.cut) return null;
  const longest = Math.max(...[first, second].map((half) => set(half.text, 100).box.width));
  const halfCap = Math.min(LARGEST * 0.94, ((radians(140) * MIDDLE) / longest) * 100);
  if (halfCap < SMALLEST) return null;
  const [upper, lower] = [set(first.text, halfCap), set(second.text, halfCap)];
  const figures = union(...[0, 180].map((a) => star(...polar(0, 0, MIDDLE, a), 24, 10.5, 5)));
  return {
    path: union(bend(upper, halfCap, true), bend(lower, halfCap, false)),
    figures,
    recovered: `${upper.recovered} ${lower.recovered}`,
  };
}

const toothed = (r: number, depth: number, teeth: number): Path =>
  polygon(
    Array.from({ length: teeth * 2 }, (_, i) => polar(0, 0, i % 2 === 0 ? r : r - depth, (180 * i) / teeth)),
    5,
  );

/** A round badge: the name in the ring, the symbol in the middle; lines, or a solid disc with real holes. */
export function drawBadge(name: string, direction: Direction): Badge | null {
  const text = lettering(setCase(name, direction.letterCase), direction);
  if (text === null) return null;
  const symbol = drawSymbol({ ...direction, container: 'none', accent: 'none' }, false);
  const half = Math.hypot(symbol.box.width, symbol.box.height) / 2;
  const k = ROOM / half;
  const middle = place(symbol.layers, -centreX(symbol.box) * k, -centreY(symbol.box) * k, k);
  const base: Role = 'main';
  const solid = direction.container === 'seal' || direction.container === 'circle';
  if (solid) {
    const disc = direction.container === 'seal' ? toothed(OUTER + 24, 26, 48) : circle(0, 0, OUTER + 10);
    const holes = [text.path, text.figures, ringOf(OUTER - 22, 6), ringOf(INNER, 5)];
    const cut = subtract(disc, ...holes, ...middle.map((layer) => layer.path));
    return { layers: [{ part: 'container', role: base, path: cut }], recovered: text.recovered };
  }
  const rings = union(ringOf(OUTER, 17), ringOf(OUTER - 28, 5), ringOf(INNER, 6));
  return {
    layers: [
      { part: 'container', role: base, path: rings },
      { part: 'text', role: direction.nameRole, path: text.path },
      { part: 'ornament', role: direction.accent === 'none' ? base : 'accent', path: text.figures },
      ...middle,
    ],
    recovered: text.recovered,
  };
}
