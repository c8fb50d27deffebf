// Marks drawn anew, on the diagonal or in wide stripes.
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A mop on its way, the bucket behind it. */
const mop = redrawing('mop-bucket', () => {
  const bucket = softened(corners('22,36 122,36 110,112 34,112', 0), 6);
  const bail = inked(parse('M30 40C30 -8 114 -8 114 40'), 8);
  const turned = (path: Path): Path => translate(rotate(path, 36, 50, 50), -18, 10);
  const stick = union(rect(45, -84, 10, 130, 5), softened(corners('36,30 64,30 72,48 28,48', 0), 2));
  const strand = (x: number): Path => inked(line(50 + x * 0.62, 60, 50 + x, 96 - Math.abs(x) * 0.25), 14);
  const head = union(
    ...[-34, -17, 0, 17, 34].map(strand),
    softened(corners('26,53 74,53 78,70 22,70', 0), 2),
  );
  const cuts = union(
    ...[-25, -8.5, 8.5, 25].map((x) => inked(line(50 + x * 0.75, 72, 50 + x * 1.02, 120), 4.4)),
  );
  const yarn = turned(softened(subtract(head, cuts), 1));
  return [main(apart(union(bucket, bail), turned(stick), turned(head))), main(turned(stick)), accent(yarn)];
});

/** A crate of boards, an apple on top. */
const crate = redrawing('fruit-crate', () => {
  const apple = parse('M50 8C62 -4 92 -4 92 30C92 52 80 66 68 72L32 72C20 66 8 52 8 30C8 -4 38 -4 50 8Z');
  const sides = subtract(union(circle(8, 42, 30), circle(92, 42, 30)), grow(apple, 5));
  const leafy = softened(parse('M52 1C48 -24 66 -42 94 -40C97 -16 78 2 52 1Z'), 1.5);
  const board = (y: number, inset: number): Path =>
    softened(
      corners(`${-24 + inset},${y} ${124 - inset},${y} ${122 - inset},${y + 20} ${-22 + inset},${y + 20}`, 0),
      2,
    );
  const boards = concat(board(56, 0), board(82, 3));
  const nails = both(concat(circle(110, 66, 4), circle(108, 92, 4)));
  return [
    accent(
      softened(
        subtract(apart(union(apple, sides), leafy), rect(-60, 51, 220, 80), subtract(grow(apple, 5), apple)),
        1,
      ),
    ),
    main(leafy),
    main(subtract(boards, nails)),
  ];
});

export const BOLD_POSES: readonly Redrawing[] = [mop, crate].map(filling);
