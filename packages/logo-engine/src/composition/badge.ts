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
const INNER = 318;
const CAP = 84;
const ROOM = 215;
/** Longest name that a ring can hold. */
export const BADGE_CHARACTERS = 24;
const WIDEST_ARC = 205;

export type Badge = { readonly layers: readonly Layer[]; readonly recovered: string };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const ringOf = (r: number, width: number): Path => subtract(circle(0, 0, r), circle(0, 0, r - width));

/** Bends a line of text around a circle: letters are bent with it, so that no two lean apart. */
function bend(line: Line, top: boolean): Path {
  const cx = centreX(line.box);
  const middle = (OUTER - 28 + INNER) / 2;
  const baseline = top ? middle - CAP / 2 : middle + CAP / 2;
  const reference = middle;
  const turn = (x: number, y: number): readonly [number, number] => {
    const angle = (x - cx) / reference;
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
  const options = { tracking: 0.08, cap: CAP };
  const middle = (OUTER - 28 + INNER) / 2;
  const limit = radians(WIDEST_ARC) * middle;
  const whole = shapeLine(name, face, options);
  if (whole.box.width <= limit) {
    const half = whole.box.width / 2 / middle;
    const open = Math.PI - half;
    const at = [-1, 0, 1].map((i) => polar(0, 0, middle, 90 + i * Math.min(20, (open * 57.3) / 3)));
    const figures = union(...at.map(([x, y], i) => star(x, y, i === 1 ? 30 : 19, i === 1 ? 13 : 8, 5)));
    return { path: bend(whole, true), figures, recovered: whole.recovered };
  }
  const [first, second, more] = breakLines(name, face, 0.08, Math.max(3, (whole.box.width / CAP) * 0.55), 2);
  if (first === undefined || second === undefined || more !== undefined || first.cut) return null;
  const lines = [shapeLine(first.text, face, options), shapeLine(second.text, face, options)] as const;
  if (lines.some((line) => line.box.width > radians(150) * middle)) return null;
  const figures = union(...[0, 180].map((a) => star(...polar(0, 0, middle, a), 22, 9.5, 5)));
  return {
    path: union(bend(lines[0], true), bend(lines[1], false)),
    figures,
    recovered: `${lines[0].recovered} ${lines[1].recovered}`,
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
