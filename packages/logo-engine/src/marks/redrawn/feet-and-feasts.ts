// Marks drawn anew, in bolder poses: what is thrown, walked on, fought with, laid and fished.
import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { band, corners, ellipse, line, rect, star } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A party popper, its burst a fan of streamers. */
const confetti = redrawing('confetti', () => {
  const turned = (path: Path): Path => rotate(path, 42);
  const bands = union(inked(line(10, 84, 90, 66), 6.5), inked(line(10, 108, 90, 90), 6.5));
  const cone = softened(subtract(corners('50,138 84,58 16,58', 0), bands), 3);
  const ray = (turn: number, end: number): Path => softened(band(50, 84, end, 48, turn - 97, turn - 83), 4);
  const burst = concat(ray(-64, 92), ray(64, 92), star(50, -4, 32, 15, 5, 2));
  return [main(turned(cone)), main(turned(concat(ray(-33, 106), ray(33, 106)))), accent(turned(burst))];
});

/** Three tyres, the uppermost seen from above. */
const tires = redrawing('tire-stack', () => {
  const slab = (y: number): Path =>
    union(ellipse(50, y, 60, 22), rect(-10, y, 120, 20), ellipse(50, y + 20, 60, 22));
  const groove = (x: number, y: number): Path =>
    inked(parse(`M${x - 9} ${y}L${x} ${y + 9}L${x - 9} ${y + 18}`), 6.5);
  const at = [6, 28, 50, 72, 94];
  const grooves = (y: number): Path =>
    union(...at.map((x) => groove(x + 4, y + 22 - ((x - 50) / 60) ** 2 * 18)));
  const ring = subtract(ellipse(50, 4, 60, 25), ellipse(50, 4, 27, 10));
  const second = subtract(apart(slab(22), ellipse(50, 4, 60, 25)), grooves(22));
  const third = subtract(apart(slab(60), slab(22)), grooves(60));
  return [accent(ring), main(softened(second, 1)), main(softened(third, 1))];
});

/** A can of motor oil, a drop its label. */
const oil = redrawing('oil-can', () => {
  const can = parse('M60 -4L92 -4L108 24L108 112L-8 112L-8 44C-8 14 10 4 28 4L58 4Z');
  const grip = softened(
    parse('M10 40C10 28 18 22 28 22L46 22L46 36L28 36C24 36 24 38 24 42L24 58L10 58Z'),
    3,
  );
  const cap = rect(57, -30, 38, 20, 5);
  const drop = parse('M62 34C67 50 88 60 88 80C88 95 77 104 62 104C47 104 36 95 36 80C36 60 57 50 62 34Z');
  return [main(subtract(apart(softened(can, 5), drop), grip)), accent(cap), accent(drop)];
});

export const FEET_AND_FEASTS: readonly Redrawing[] = [confetti, tires, oil].map(filling);
