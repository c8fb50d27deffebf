import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
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

export const TABLES_ABROAD: readonly Redrawing[] = [tortillas];
