import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate, scale, translate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, rect, wave } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A man in his boat, from hat to hull in one piece, his rod, and the fish that bites. */
const angler = redrawing('angler', () => {
  const hull = parse(
    'M0 66L100 66C104 66 106 68.500 105 72C102 85 93 91 80 91L20 91C7 91 -2 85 -5 72C-6 68.500 -4 66 0 66Z',
  );
  const man = union(
    limb('26,70,15 27,56,14 31,44,11 36,36,7.5 38,28,7'),
    circle(40, 20, 11),
    limb('32,48,7 46,58,5.5 60,54,5'),
    circle(60, 54, 5.2),
  );
  const hat = union(
    rect(20, 9, 40, 7, 3.4),
    parse('M26 12L28 0C29 -4 32 -5.500 40 -5.500C48 -5.500 51 -4 52 0L54 12Z'),
  );
  const boat = filleted(union(hull, man, hat), 1.4);
  const rod = parse('M55 63L88 -2');
  const prey = union(leaf(89, 25, 89, 53, 0.33, 0.45), corners('89,46 98.500,60 79.500,60', 2));
  const tackle = union(inked(rod, 6), stroke(parse('M88 -2L89 4L89 21'), 4.4));
  const swell = wave(-2, 100, 104, 5, 3);
  return [
    main(union(boat, tackle), concat(boat, rod, line(89, 2, 89, 19))),
    accent(prey),
    accent(stroke(swell, 6.6, { cap: 'round' }), swell),
  ];
});

/** The shears of a sheep shearer, aslant and open: two broad blades, and the bow of spring steel behind them. */
const sheepShears = redrawing('sheep-shears', () => {
  const turn = (path: Path): Path => translate(scale(rotate(path, 40, 50, 50), 0.875), 5, 8.2);
  const blade = rotate(parse('M49 62L49 -14C49 -18 45 -19 43 -15L26 44C24 51 26 57 32 60Z'), -13, 44, 66);
  const arm = parse('M40 56L40 64C39 76 27 82 27 94C27 106 38 113 50 113');
  const blades = turn(both(softened(blade, 1)));
  const bow = stroke(turn(concat(arm, mirror(arm))), 9.2);
  return [main(blades), accent(apart(bow, blades))];
});

/** The small glass that mezcal is poured into, filled, with a slice of orange on its rim. */
const copita = redrawing('copita', () => {
  const glass = parse(
    'M2 30L78 30L69 99C68.500 103.500 66.500 105.500 62 105.500L18 105.500C13.500 105.500 11.500 103.500 11 99Z',
  );
  const level = parse('M-10 50C14 44 30 56 46 50C60 45 76 48 90 50');
  const base = line(-10, 92, 100, 92);
  const slice = circle(74, 24, 29.5);
  const rays = concat(...[0, 60, 120].map((turn) => rotate(line(56, 24, 92, 24), turn, 74, 24)));
  const rind = subtract(slice, circle(74, 24, 23.6));
  return [
    main(subtract(apart(glass, slice), stroke(concat(level, base), 4.4))),
    accent(concat(rind, subtract(circle(74, 24, 19.6), stroke(rays, 4)))),
  ];
});

/** A griddle with two ears over the fire, and three flat breads on it. */
const comal = redrawing('comal', () => {
  const plate = union(
    parse('M2 44L98 44C96 58 78 64 50 64C22 64 4 58 2 44Z'),
    both(rect(-5.5, 41, 24, 10, 5)),
  );
  const flat = (x: number): Path =>
    union(ellipse(x, 28, 17, 7.5), rect(x - 17, 28, 34, 6), ellipse(x, 34, 17, 7.5));
  const cakes = concat(flat(12.5), flat(50), flat(87.5));
  const marks = concat(...[12.5, 50, 87.5].map((x) => line(x - 6, 29, x + 6, 27)));
  const flame = (x: number): Path =>
    translate(
      parse(
        'M0 70C2 80 13 84 13 94C13 102 8 106 0 106C-8 106 -13 102 -13 94C-13 88 -10 84 -7 80C-6 84 -5 86 -3 86C0 82 -2 76 0 70Z',
      ),
      x,
      -0.5,
    );
  return [
    accent(subtract(cakes, inked(marks, 5))),
    main(apart(plate, cakes)),
    accent(concat(flame(18), flame(50), flame(82))),
  ];
});

export const REDRAWN_FAR_FIELDS: readonly Redrawing[] = [angler, sheepShears, copita, comal];
