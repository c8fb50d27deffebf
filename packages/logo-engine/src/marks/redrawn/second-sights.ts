/** Marks of food, garden and house in which a second thing is seen. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { corners, ellipse, leaf, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A leaf of monstera in its pot. */
const plant = filling(
  redrawing('plant', () => {
    const half = parse('M49 6C60 -9 88 -8 98 12C106 32 88 60 49 76Z');
    const blade = whole(half);
    const slits = both(concat(parse('M63 34L108 8L112 22Z'), parse('M61 54L108 36L106 54Z')));
    const pot = softened(union(rect(17, 71, 66, 13, 3), corners('23,78 77,78 70,106 30,106', 3)), 1);
    const leaf = subtract(blade, slits, stroke(line(50, 20, 50, 90), 5.5));
    return [main(softened(apart(leaf, pot), 1.2)), accent(pot)];
  }),
);

/** A fork and a spoon whose handles make a heart. */
const cutlery = redrawing('cutlery', () => {
  const side = parse('M54 104C18 78 0 56 0 28C0 10 8 0 18 0C28 0 34 8 34 18L34 34');
  const half = intersect(inked(side, 10), rect(-20, -20, 67.5, 140));
  const tines = subtract(rect(19.5, 28, 28, 40, 11), rect(26.5, 46, 4.5, 30, 2), rect(36.5, 46, 4.5, 30, 2));
  const bowl = ellipse(66, 49, 14, 21);
  return [main(union(half, tines)), accent(union(mirror(half), bowl))];
});

/** A potato that has come into leaf. */
const potato = filling(
  redrawing('potato', () => {
    const eye = (x: number, y: number, turn: number): Path => rotate(ellipse(x, y, 7.5, 4.2), turn, x, y);
    const tuber = parse(
      'M22 46C40 36 56 46 74 40C94 34 108 48 105 70C102 93 80 104 52 105C22 106 -5 99 -5 77C-5 61 6 54 22 46Z',
    );
    const growth = union(
      leaf(46, 56, 2, 10, 0.22, 0.62),
      leaf(46, 56, 45, -14, 0.22, 0.6),
      leaf(46, 56, 92, 2, 0.22, 0.62),
      limb('46,68,4 46,52,6 46,40,5'),
    );
    return [
      main(subtract(apart(tuber, growth), eye(18, 78, -30), eye(58, 88, 10), eye(84, 64, -20))),
      accent(softened(growth, 1)),
    ];
  }),
);

export const SECOND_SIGHTS: readonly Redrawing[] = [plant, cutlery, potato];
