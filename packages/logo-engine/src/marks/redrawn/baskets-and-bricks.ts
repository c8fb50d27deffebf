/** A basket, a heap and a wall: drawn anew with fuller forms. */
import { parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { ellipse, type Point, polyline, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Warm tortillas, one on the other. */
const tortillas = redrawing('tortillas', () => {
  const round = (y: number): Path => union(ellipse(0, y, 53, 22), ellipse(0, y - 6, 53, 22));
  const top = round(-24);
  const spots = union(
    rotate(ellipse(-25, -32, 9, 4.5), -8, -25, -32),
    rotate(ellipse(13, -40, 8, 4), 6, 13, -40),
    rotate(ellipse(27, -25, 10, 4.5), -4, 27, -25),
    ellipse(-7, -19, 7.5, 4),
  );
  const second = round(-11);
  const third = round(2);
  const basket = parse(
    'M-60 -8L60 -8C63 -8 65 -5 64 -2L54 50C52 58 48 62 40 62L-40 62C-48 62 -52 58 -54 50L-64 -2C-65 -5 -63 -8 -60 -8Z',
  );
  const weave = polyline([-3, -2, -1, 0, 1, 2, 3].map((i): Point => [i * 12.5, i % 2 === 0 ? 49 : 36]));
  return [
    accent(subtract(top, spots)),
    accent(softened(apart(second, top), 1)),
    accent(softened(apart(third, top, second), 1)),
    main(softened(subtract(apart(basket, top, second, third), inked(weave, 6)), 1.5)),
  ];
});

/** A heap of salt, the scoop in it. */
const saltHeap = redrawing('salt-heap', () => {
  const heap = parse(
    'M-66 50C-66 40 -48 22 -36 4C-26 -11 -20 -28 -4 -28C12 -28 18 -12 28 4C40 22 60 40 60 50C60 56 56 58 52 58L-58 58C-63 58 -66 56 -66 50Z',
  );
  const grain = (x: number, y: number, turn: number): Path =>
    rotate(rect(x - 6, y - 6, 12, 12, 1.5), turn, x, y);
  const grains = union(
    grain(-40, 40, 14),
    grain(-14, 24, -18),
    grain(-6, 46, 10),
    grain(40, 44, -16),
    grain(-16, -6, 20),
  );
  const held = (path: Path): Path => rotate(path, 24, 18, 10);
  const blade = parse(
    'M2 -14L34 -14C37 -14 38 -12 38 -9L38 18C38 30 29 38 18 40C7 38 -2 30 -2 18L-2 -9C-2 -12 -1 -14 2 -14Z',
  );
  const shaft = rect(10, -62, 16, 56, 8);
  const scoop = held(filleted(union(blade, shaft), 2));
  return [main(softened(subtract(apart(heap, scoop), grains), 1)), accent(scoop)];
});

/** A wall that grows: its next brick comes down on it. */
const bricks = redrawing('bricks', () => {
  const brick = (x: number, y: number, w = 52): Path => rect(x, y, w, 28, 4);
  const wall = union(
    brick(0, 67),
    brick(57.5, 67),
    brick(0, 33.5, 23.5),
    brick(29, 33.5),
    brick(86.5, 33.5, 23),
    brick(0, 0),
  );
  return [main(wall), accent(rotate(brick(58.5, -8), -13, 85, 6))];
});

export const BASKETS_AND_BRICKS: readonly Redrawing[] = [tortillas, saltHeap, bricks].map(filling);
