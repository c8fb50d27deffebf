/** What is warmed, fitted, mended and spread: drawn anew, plainly and boldly. */
import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A hot pool, steam that rises out of it. */
const hotSpring = redrawing('hot-spring', () => {
  const wisp = (x: number, top: number, bottom: number): Path => {
    const tall = bottom - top;
    return parse(
      `M${x + 3} ${top}C${x - 22} ${top + tall * 0.34} ${x + 20} ${top + tall * 0.62} ${x - 3} ${bottom}`,
    );
  };
  const steam = concat(wisp(22, -2, 60), wisp(51, -26, 74), wisp(80, -2, 60));
  const basin = parse('M-4 50C-42 78 -6 108 50 108C106 108 142 78 104 50');
  return [accent(inked(steam, 15), steam), main(inked(basin, 17), basin)];
});

/** A car's door, its glass half up. */
const carPanes = redrawing('car-panes', () => {
  const door = softened(
    parse(
      'M-10 48L30 -4C34 -10 40 -14 48 -14L98 -14C105 -14 109 -11 110 -4L112 20C114 44 112 66 108 92C107 97 104 100 99 100L8 100C3 100 -1 98 -2 93C-6 80 -10 70 -12 58C-13 54 -13 51 -10 48Z',
    ),
    3,
  );
  const mirror = rotate(rect(-24, 16, 32, 24, 9), 8, -8, 28);
  const opening = softened(corners('6,44 42,-2 97,-2 101,44', 5), 1);
  const glass = corners('14,40 44,2 93,2 96,40', 3);
  const glints = union(inked(line(46, 31, 61, 11), 6.5), inked(line(63, 31, 71, 20), 6.5));
  const handle = inked(line(72, 62, 93, 62), 8.5);
  return [
    main(subtract(apart(door, mirror), opening, handle)),
    main(mirror),
    accent(subtract(apart(glass, mirror), glints)),
  ];
});

/** A sewn sack of fertiliser, plump, a sprout on it. */
const fertiliserSack = redrawing('fertiliser-sack', () => {
  const held = (path: Path): Path => rotate(path, 6);
  const sack = parse(
    'M6 -14C34 -8 66 -8 94 -14C100 -15 103 -10 100 -5C94 8 102 30 102 50C102 70 94 92 100 105C103 110 100 115 94 114C66 108 34 108 6 114C0 115 -3 110 0 105C6 92 -2 70 -2 50C-2 30 6 8 0 -5C-3 -10 0 -15 6 -14Z',
  );
  const seam = union(...[18, 34, 50, 66, 82].map((x) => inked(line(x - 3, 8, x + 3, 8), 6.5)));
  const sprout = filleted(
    union(
      inked(parse('M50 96L50 60'), 9),
      parse('M50 70C28 72 14 58 14 34C38 32 50 46 50 70Z'),
      parse('M50 70C50 46 62 26 88 24C90 52 74 70 50 70Z'),
    ),
    2,
  );
  return [main(held(apart(subtract(softened(sack, 2), seam), sprout))), accent(held(sprout))];
});

/** A car, a body hammer over its roof. */
const carHammer = redrawing('car-hammer', () => {
  const shell = softened(
    parse(
      'M-16 76C-16 64 -10 60 0 58L16 38C22 30 28 27 38 27L66 27C76 27 84 30 90 38L104 56C113 59 118 66 118 76L118 92C118 97 115 100 110 100L-8 100C-13 100 -16 97 -16 92Z',
    ),
    2,
  );
  const wheels = [15, 87].map((x) => circle(x, 98, 20));
  const pick = parse('M46 -9C30 -9 16 -4 2 8C20 8 32 12 46 18Z');
  const head = union(pick, rect(40, -9, 42, 27, 2), rect(72, -17, 17, 43, 5));
  const hammer = rotate(softened(filleted(union(rect(43, 6, 15, 68, 7), head), 2), 1.5), 24, 51, 50);
  return [
    main(softened(apart(shell, ...wheels, grow(hammer, 0.5)), 2.5)),
    main(union(...wheels.map((one, i) => subtract(one, circle(i ? 87 : 15, 98, 7.5))))),
    accent(hammer),
  ];
});

export const SPRINGS_AND_SACKS: readonly Redrawing[] = [hotSpring, carPanes, fertiliserSack, carHammer].map(
  filling,
);
