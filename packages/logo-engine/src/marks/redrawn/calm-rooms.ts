import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate } from '../../geometry/path.js';
import { circle, rect, star } from '../../geometry/shapes.js';
import { accent, both, main, placed } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A guitar in one piece, frets and pegs on its neck. */
const guitar = redrawing(
  'guitar',
  () => {
    const turn = (path: Path): Path => placed(rotate(path, 42, 50, 50), 0.84, 0, -1, 3);
    const body = parse(
      'M50 40C66 37 76 46 75 57C74 65 71 68 75 74C85 83 87 95 79 104C72 112 62 115 50 115C38 115 28 112 21 104C13 95 15 83 25 74C29 68 26 65 25 57C24 46 34 37 50 40Z',
    );
    const pegs = both(concat(rect(30, -26, 14, 7.5, 3.5), rect(30, -13.5, 14, 7.5, 3.5)));
    const head = rect(40, -31, 20, 31, 4);
    const neck = union(rect(42.5, -10, 15, 62), head);
    const hole = circle(50, 67, 11);
    const bridge = rect(34, 92, 32, 9, 4);
    return [
      main(turn(subtract(union(body, neck, pegs), hole, grow(bridge, 4)))),
      accent(turn(bridge)),
      accent(turn(circle(50, 67, 6.5)), null),
    ];
  },
  { line: false },
);

/** A sign that hangs, its rim set with bulbs, and a star in it. */
const neonSign = redrawing('neon-sign', () => {
  const cords = both(rect(19, -5.5, 9, 28, 2));
  const panel = union(rect(-5.5, 17, 111, 88, 16), cords);
  const window = rect(15, 37, 70, 48, 8);
  const spots =
    '5,31 19.500,27 35,27 50,27 65,27 80.500,27 95,31 5,91 19.500,95 35,95 50,95 65,95 80.500,95 95,91 4.500,46 4.500,61 4.500,76 95.500,46 95.500,61 95.500,76';
  const bulbs = concat(
    ...spots.split(' ').map((spot) => {
      const [x = 0, y = 0] = spot.split(',').map(Number);
      return circle(x, y, 4);
    }),
  );
  return [main(subtract(panel, window, bulbs), concat(panel, window)), accent(star(50, 62.5, 21, 9, 5, 1.5))];
});

export const REDRAWN_CALM_ROOMS: readonly Redrawing[] = [guitar, neonSign];
