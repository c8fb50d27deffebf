/** Things of the garden and the table that are two things in one shape. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, ellipse, polar, rect } from '../../geometry/shapes.js';
import { accent, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An egg in which the yolk rises as a sun over the furrows. */
const egg = redrawing('egg', () => {
  const shell = parse('M50 -5C75 -5 93 32 93 62C93 89 74 105 50 105C26 105 7 89 7 62C7 32 25 -5 50 -5Z');
  const ground = parse('M-10 74C20 58 80 58 110 74L110 120L-10 120Z');
  const yolk = subtract(circle(50, 56, 26), grow(ground, 6));
  const furrows = union(
    ...[-1, 0, 1].map((side) =>
      corners(
        `${50 + side * 14 - 2.5},58 ${50 + side * 14 + 2.5},58 ${50 + side * 38 + 5},112 ${50 + side * 38 - 5},112`,
      ),
    ),
  );
  return [
    main(softened(subtract(shell, grow(ground, 6), grow(circle(50, 56, 26), 6)), 1)),
    accent(softened(yolk, 1)),
    main(softened(subtract(intersect(shell, ground), furrows), 1)),
  ];
});

/** A bouquet in the shape of a heart: a daisy and a rose are its lobes. */
const bouquet = redrawing('bouquet', () => {
  const petals = [0, 1, 2, 3, 4, 5].map((i) => circle(...polar(20, 24, 17, i * 60 + 30), 12));
  const daisy = subtract(filleted(union(...petals), 1), circle(20, 24, 8));
  const swirl = inked(
    parse('M80 24C74 18 86 12 92 20C98 30 86 40 76 36C62 30 62 12 76 4C80 2 84 0 92 -12'),
    6.5,
  );
  const rose = subtract(circle(80, 24, 28), swirl);
  const around = union(circle(20, 24, 34), circle(80, 24, 34));
  const paper = parse('M-10 44L50 46L110 44C108 66 84 88 58 110C54 113 46 113 42 110C16 88 -8 66 -10 44Z');
  const fold = inked(parse('M108 34C92 64 70 84 28 110'), 6.5);
  return [accent(union(daisy, rose)), main(softened(subtract(paper, around, fold), 2))];
});

/** A burger with a bite out of its side. */
const hamburger = redrawing('hamburger', () => {
  const bite = union(circle(107, 28, 19), circle(97, 52, 16), circle(106, 76, 18));
  const bun = union(circle(50, 47, 54), rect(-4, 40, 108, 64, 27));
  const layer = (path: Path): Path => softened(subtract(path, bite), 1.5);
  const slab = (y: number, high: number): Path => softened(intersect(bun, rect(-10, y, 120, high)), 3);
  const cheese = filleted(union(rect(-6, 41, 112, 15, 7), corners('20,52 68,52 44,71', 6)), 4);
  const seeds = union(
    ...[-1, 0, 1].map((i) =>
      rotate(ellipse(46 + i * 20, i === 0 ? 11 : 21, 6.5, 4.2), i * 30, 46 + i * 20, 21),
    ),
  );
  return [
    main(layer(subtract(slab(-10, 46), seeds))),
    accent(layer(cheese)),
    main(layer(subtract(rect(-5, 61.5, 110, 19, 7), grow(cheese, 6)))),
    main(layer(slab(86, 25))),
  ];
});

export const TWO_IN_ONE: readonly Redrawing[] = [filling(egg), filling(bouquet), filling(hamburger)];
