// Marks drawn anew, each of two things in one: what is eaten, worn and studied.
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, leaf, line, polar, rect, sector } from '../../geometry/shapes.js';
import { accent, apart, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A piece of sushi whose slice is the fish it came from. */
const nigiri = redrawing('nigiri', () => {
  const fish = softened(
    union(
      parse('M-14 62C-12 26 16 0 52 0C74 0 90 16 98 32C98 42 94 52 88 58C70 44 28 42 -14 62Z'),
      corners('88,40 118,14 112,42 116,72', 6),
    ),
    2,
  );
  const stripes = [30, 54, 78].map((x) =>
    inked(parse(`M${x + 10} -12C${x - 6} 8 ${x - 8} 34 ${x - 8} 60`), 7),
  );
  const rice = parse('M-4 66C26 48 72 52 96 70C102 84 98 104 84 108L10 108C-6 104 -10 84 -4 66Z');
  const grains = [
    [22, 80],
    [46, 74],
    [72, 84],
    [44, 94],
  ].map(([x = 0, y = 0], i) => rotate(ellipse(x, y, 6.5, 3.6), i % 2 ? 25 : -25, x, y));
  return [
    accent(subtract(fish, circle(7, 42, 4.8), ...stripes)),
    main(subtract(softened(apart(rice, fish), 3), ...grains)),
  ];
});

/** Half an orange for a bowl; a pear, an apple and a leaf in it. */
const fruitBowl = redrawing('fruit-bowl', () => {
  const bowl = union(sector(50, 50, 57, 0, 180), rect(28, 98, 44, 11, 3));
  const pulp = intersect(circle(50, 50, 44), rect(-20, 61, 140, 60));
  const spokes = [36, 72, 108, 144].map((turn) => stroke(line(50, 50, ...polar(50, 50, 60, turn)), 6));
  const apple = softened(whole(parse('M50 10C58 2 80 2 80 28C80 36 78 42 75 45L50 45Z')), 2);
  const sprig = leaf(50, 6, 68, -14, 0.34, 0.5);
  const pear = softened(
    parse('M8 -12C16 -12 18 0 20 12C23 24 27 28 27 46L-14 46C-12 28 -4 24 -2 10C-1 -2 2 -12 8 -12Z'),
    2,
  );
  const cabbage = leaf(80, 56, 104, -16, 0.3, 0.45);
  const rib = inked(line(83, 46, 96, 8), 5.5);
  const rim = rect(-20, 46, 140, 80);
  return [
    main(subtract(bowl, grow(pulp, 4.5))),
    accent(softened(subtract(pulp, ...spokes), 1)),
    main(union(apart(apple, sprig), sprig)),
    accent(softened(apart(pear, apple), 1)),
    accent(softened(apart(subtract(cabbage, rib, rim), apple), 1)),
  ];
});

export const ROASTS_AND_READERS: readonly Redrawing[] = [nigiri, fruitBowl].map(filling);
