import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { arc, circle, ellipse, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Tortillas that lean on each other in a woven basket. */
const tortillas = redrawing('tortillas', () => {
  const basket = parse(
    'M-1 62L101 62C104 62 105.500 64 104.700 67L97 99C96 103 93 105.500 89 105.500L11 105.500C7 105.500 4 103 3 99L-4.700 67C-5.500 64 -4 62 -1 62Z',
  );
  const weave = parse('M-10 92L10 76L23.333 92L36.667 76L50 92L63.333 76L76.667 92L90 76L110 92');
  const room = rect(-20, -20, 140, 77.5);
  const discs = [32, 44, 56, 68].map((x) => circle(x, 31.5, 37));
  const toast = union(
    ellipse(24, 18, 7, 2.4),
    ellipse(49, 28, 5.5, 2.4),
    ellipse(21, 43, 6, 2.4),
    ellipse(43, 8, 4, 2.2),
  );
  return [
    ...discs.map((disc, i) => {
      const seen = i === 0 ? subtract(disc, toast) : apart(disc, ...discs.slice(i - 1, i));
      return accent(intersect(seen, room));
    }),
    main(subtract(basket, stroke(weave, 5.5))),
  ];
});

/** A box of noodles to take away, with the sticks in it. */
const noodleBox = redrawing('noodle-box', () => {
  const box = parse(
    'M-1 54L101 54C104 54 105.500 56 104.700 59L94 101C93 104 91 105.500 88 105.500L12 105.500C9 105.500 7 104 6 101L-4.700 59C-5.500 56 -4 54 -1 54Z',
  );
  const folds = both(line(15, 48, 29, 112));
  const loops = (x: number, r: number): Path =>
    concat(...[r, r - 12, r - 24].map((own) => arc(x, 54, own, 180, 360)));
  const above = rect(-20, -20, 140, 69.5);
  const beside = subtract(above, circle(58, 54, 40.5));
  const near = intersect(stroke(loops(58, 32), 7.5), above);
  const far = intersect(stroke(loops(28, 28), 7.5), beside);
  const sticks = concat(line(60, 52.5, 91, -1.5), line(71, 66, 101, 9));
  const bare = concat(line(80, 18, 91, -1.5), line(91, 28, 101, 9));
  return [
    main(subtract(box, stroke(folds, 5))),
    accent(near),
    accent(far),
    main(intersect(inked(sticks, 8), beside), bare),
  ];
});

/** A bowl that steams, and the sticks to eat from it. */
const chopsticks = redrawing('bowl-chopsticks', () => {
  const body = parse(
    'M-1 50L101 50C104 50 105.500 52 105 55C103 74 90 88 72 93L72 101C72 104 70 105.500 67.500 105.500L32.500 105.500C30 105.500 28 104 28 101L28 93C10 88 -3 74 -5 55C-5.500 52 -4 50 -1 50Z',
  );
  const band = rect(-10, 61, 120, 5.5);
  const sticks = concat(line(50, 47, 97, -2), line(67, 47, 102, 16));
  const steam = concat(parse('M11 38C4 29 18 21 11 11'), parse('M31 38C23 27 39 17 31 5'));
  return [
    main(subtract(body, band), body),
    accent(subtract(inked(sticks, 7.5), rect(-10, 45.5, 130, 60)), sticks),
    main(inked(steam, 7), steam),
  ];
});

/** A dumpling in a steamer of bamboo. */
const dumplings = redrawing('dumplings', () => {
  const bun = parse(
    'M50 -3C55 -6 61 -2 59 4C58 7 60 8 63 9.500C84 17 99 31 99 46C99 58 90 63 76 63L24 63C10 63 1 58 1 46C1 31 16 17 37 9.500C40 8 42 7 41 4C39 -2 45 -6 50 -3Z',
  );
  const pleats = concat(
    parse('M52 19C49 26 49 33 51 40'),
    parse('M37 21C28 28 23 35 22 44'),
    parse('M66 21C74 28 78 35 79 44'),
  );
  const rim = rect(-5.5, 67.5, 111, 12, 5);
  const wall = subtract(
    rect(0, 84, 100, 21.5, 6),
    inked(concat(line(15, 94.7, 29, 94.7), line(43, 94.7, 57, 94.7), line(71, 94.7, 85, 94.7)), 5),
  );
  return [accent(subtract(bun, inked(pleats, 5.5))), main(rim), main(wall)];
});

export const TABLES_ABROAD: readonly Redrawing[] = [tortillas, noodleBox, chopsticks, dumplings];
