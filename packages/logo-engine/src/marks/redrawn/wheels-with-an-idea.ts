// Marks drawn anew, each with one idea: what is driven, filled up, played and worn.
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A car that wears the cap of a graduate. */
const learnerCar = redrawing('learner-car', () => {
  const board = corners('50,-18 110,4 50,26 -10,4', 4);
  const tassel = union(stroke(line(99, 2, 99, 26), 7), limb('99,24,4 99,36,7 99,42,8'));
  const cabin = softened(corners('18,10 82,10 96,66 4,66', 0), 3);
  const glass = softened(corners('30,34 70,34 78,56 22,56', 0), 2);
  const body = union(rect(-8, 58, 116, 42, 15), both(rect(-2, 86, 24, 30, 6)), cabin);
  const cut = union(glass, both(circle(14, 78, 8.5)), rect(33, 75, 34, 7, 3.5));
  const cap = union(board, tassel);
  return [main(softened(subtract(apart(body, cap), cut), 1)), accent(cap)];
});

/** A taxi from the side, a broad band of checks along it. */
const cabSide = redrawing('cab-side', () => {
  const shell = parse(
    'M-16 88L-16 58C-16 47 -12 41 -2 40L18 37L33 18C36 15 40 13 45 13L77 13C83 13 87 15 91 19L107 37L114 40C117 42 118 46 118 52L118 88C118 91 116 93 113 93L-11 93C-14 93 -16 91 -16 88Z',
  );
  const panes = union(
    softened(corners('40,22 55,22 55,41 26,41', 0), 2),
    softened(corners('62,22 81,22 97,41 62,41', 0), 2),
  );
  const wheels = concat(circle(14, 93, 16), circle(88, 93, 16));
  const checks = Array.from({ length: 12 }, (_, i) =>
    rect(-16 + i * 11.2, i % 2 === 0 ? 53 : 64.2, 11.2, 11.2),
  );
  const roofSign = rect(42, -6, 36, 14.5, 4);
  const holes = concat(circle(14, 93, 5.5), circle(88, 93, 5.5));
  return [
    main(subtract(apart(shell, wheels), panes, rect(-20, 50, 150, 28))),
    accent(subtract(union(...checks), grow(wheels, 4))),
    main(subtract(wheels, holes)),
    accent(roofSign),
  ];
});

/** A blouse and a dress that hang from one rail. */
const clothesRack = redrawing('clothes-rack', () => {
  const rail = inked(line(-8, -4, 108, -4), 10);
  const hooks = union(stroke(line(24, 0, 24, 20), 8), stroke(line(72, 0, 72, 24), 8));
  const dress = softened(
    parse(
      'M56 20L62 20C63 30 81 30 82 20L88 20C88 32 90 40 94 44L86 58C92 74 102 92 108 108C96 116 48 116 36 108C42 92 52 74 58 58L50 44C54 40 56 32 56 20Z',
    ),
    1,
  );
  const blouse = softened(
    parse(
      'M10 16L15 16C17 24 31 24 33 16L38 16C46 18 52 24 58 40L48 48L44 42L44 88L4 88L4 44L-2 52L-14 42C-10 26 -2 18 10 16Z',
    ),
    2,
  );
  return [main(union(rail, apart(union(blouse, hooks), dress))), accent(dress)];
});

export const WHEELS_WITH_AN_IDEA: readonly Redrawing[] = [learnerCar, cabSide, clothesRack].map(filling);
