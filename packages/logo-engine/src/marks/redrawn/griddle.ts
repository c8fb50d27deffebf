import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { ellipse, line, polyline, rect } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A round that lies flat, and its edge. */
const slab = (y: number, rx: number, ry: number, thick: number): Path =>
  union(ellipse(50, y, rx, ry), ellipse(50, y + thick, rx, ry), rect(50 - rx, y, rx * 2, thick));

/** A flat round arepa with the marks of the griddle, split open and full. */
const arepa = redrawing('arepa', () => {
  const tilted = (path: Path): Path => rotate(path, -8, 50, 30);
  const lid = softened(tilted(slab(23, 53, 23, 9)), 4);
  const grid = tilted(
    concat(line(21, 25, 66, 8), line(34, 38, 79, 21), line(29, 11, 61, 38), line(53, 7, 82, 32)),
  );
  const filling = parse(
    'M4 44L96 34C107 38 108 54 101 59C100 69 90 73 84 68C80 79 66 82 60 75C53 84 39 83 35 76C29 80 17 77 15 70C8 71 1 66 3 59C-5 56 -5 45 4 44Z',
  );
  return [
    main(subtract(lid, inked(grid, 5.5)), concat(lid, grid)),
    accent(softened(apart(filling, lid), 1)),
    main(softened(apart(slab(70, 53, 23, 12.4), filling, grow(lid, 7)), 3.5)),
  ];
});

/** Tortillas that steam, one on the other in a basket with its cloth. */
const tortillas = redrawing('tortillas', () => {
  const top = ellipse(50, 22, 50, 16);
  const toast = concat(ellipse(27, 20, 8, 3), ellipse(53, 28, 11, 3.4), ellipse(68, 16, 8, 3));
  const under = (dy: number): Path => slab(22, 50, 16, dy);
  const second = subtract(under(11), grow(top, 4.5), rect(-10, -10, 120, 32));
  const third = subtract(under(22), grow(under(11), 4.5), rect(-10, -10, 120, 32));
  const cloth = parse(
    'M-1 54C30 66 70 66 101 54C105 53 107 57 104 60L55 96C52 98.500 48 98.500 45 96L-4 60C-7 57 -5 53 -1 54Z',
  );
  const hem = polyline([
    [12, 60],
    [50, 86],
    [88, 60],
  ]);
  const basket = parse('M-3 64L103 64L97 98C96 103 93 105.500 88 105.500L12 105.500C7 105.500 4 103 3 98Z');
  return [
    accent(subtract(top, toast), concat(top, toast)),
    accent(softened(second, 1)),
    accent(softened(apart(third, cloth), 1)),
    main(subtract(cloth, inked(hem, 5))),
    main(softened(apart(basket, cloth), 1.5)),
  ];
});

/** A griddle over the fire, and the round that is turned over on it. */
const comal = redrawing('comal', () => {
  const tilted = (path: Path): Path => rotate(path, -10, 50, 20);
  const round = softened(tilted(slab(15, 48, 15, 4)), 2);
  const toast = tilted(concat(ellipse(31, 14, 8, 3.2), ellipse(55, 21, 10, 3.4), ellipse(66, 10, 8, 3)));
  const plate = apart(slab(43, 55, 14, 6), round);
  const tongue = parse(
    'M-2 -24C10 -16 20 -6 18 8C17 18 9 24 0 24C-10 24 -18 17 -18 7C-18 0 -14 -5 -10 -10C-9 -4 -6 -2 -3 -3C1 -8 0 -17 -2 -24Z',
  );
  const flame = (x: number, y: number): Path => translate(scale(tongue, 0.76), x, y);
  const fire = concat(flame(15, 85), flame(50, 87), flame(85, 85));
  return [main(softened(plate, 1)), accent(subtract(round, toast), concat(round, toast)), accent(fire)];
});

/** A gourd of mate with its straw, and the flask of hot water. */
const mateFlask = redrawing('mate-flask', () => {
  const flask = parse(
    'M71 28L95 28C102 31 105.500 37 105.500 44L105.500 97C105.500 103 103 105.500 97 105.500L70 105.500C64 105.500 61 103 61 97L61 44C61 37 64 31 71 28Z',
  );
  const cap = parse(
    'M75 -5.500L91 -5.500C96 -5.500 98 -3 98 2L98 22.500L68 22.500L68 2C68 -3 70 -5.500 75 -5.500Z',
  );
  const gourd = parse(
    'M4 58L46 58C53 65 55.500 73 55.500 81C55.500 96 45 105.500 25 105.500C5 105.500 -5.500 96 -5.500 81C-5.500 73 -3 65 4 58Z',
  );
  const rim = rect(-3, 41, 56, 12, 5);
  const straw = parse('M22 38L32 8L46 4');
  return [
    main(subtract(flask, rect(55, 56, 60, 7))),
    main(cap),
    accent(gourd),
    main(union(rim, inked(straw, 9)), concat(rim, straw)),
  ];
});

export const GRIDDLE: readonly Redrawing[] = [arepa, tortillas, comal, mateFlask];
