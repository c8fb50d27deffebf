// Things that grow and things that are made by hand, each with one idea.
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle, leaf, polar, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A carrot whose leaves are the rays of a rising sun. */
const carrot = redrawing('carrot', () => {
  const root = whole(parse('M50 50C72 45 91 51 91 70C90 100 68 132 56 150C54 153 52 154 50 154Z'));
  const marks = union(
    inked(parse('M106 82C92 88 80 90 66 88'), 9.5),
    inked(parse('M-4 103C12 111 28 113 42 111'), 9.5),
  );
  const rays = [-172, -131, -90, -49, -8].map((turn) =>
    leaf(...polar(50, 38, 27, turn), ...polar(50, 38, 70, turn), 0.28, 0.5),
  );
  const disc = intersect(circle(50, 42.5, 21), rect(20, 0, 60, 42.5));
  return [main(softened(subtract(softened(root, 3), marks), 1)), accent(union(disc, ...rays))];
});

/** A tree that is one leaf: its trunk is the rib and its boughs are the veins. */
const tree = redrawing('tree', () => {
  const crown = whole(parse('M50 -14C84 6 112 30 112 58C112 84 86 94 50 92Z'));
  const bough = (y: number, x: number, rise: number): Path =>
    whole(
      inked(
        parse(`M50 ${y}C${50 + x * 0.5} ${y - 2} ${50 + x * 0.85} ${y - rise * 0.5} ${50 + x} ${y - rise}`),
        10,
      ),
    );
  const trunk = union(limb('50,124,20 50,106,11.5 50,86,9.5 50,50,6.5 50,24,5'), circle(50, 24, 5));
  const wood = filleted(union(trunk, bough(80, 37, 24), bough(54, 24, 21)), 3);
  return [main(softened(apart(crown, wood), 1)), accent(wood)];
});

/** A rose from above, its petals turned one over the other, five leaves between them. */
const rose = redrawing('rose', () => {
  const ring = (count: number, away: number, r: number, turn: number): Path[] =>
    Array.from({ length: count }, (_, i) => circle(...polar(50, 50, away, turn + (360 * i) / count), r));
  const turned = (petals: readonly Path[]): Path[] =>
    petals.map((petal, i) => subtract(petal, grow(petals[(i + 1) % petals.length] ?? petal, 5)));
  const outer = ring(5, 23, 23, -90);
  const inner = ring(3, 9.5, 14, -60);
  const heart = circle(50, 50, 6);
  const leaves = [-54, 18, 90, 162, 234].map((turn) =>
    leaf(...polar(50, 50, 24, turn), ...polar(50, 50, 71, turn), 0.33, 0.42),
  );
  return [
    main(union(...turned(outer).map((petal) => apart(petal, ...inner)))),
    main(union(...turned(inner).map((petal) => apart(petal, heart)))),
    accent(softened(apart(union(...leaves), union(...outer)), 0.8)),
  ];
});

export const GROWN_AND_MADE: readonly Redrawing[] = [carrot, tree, rose].map(filling);
