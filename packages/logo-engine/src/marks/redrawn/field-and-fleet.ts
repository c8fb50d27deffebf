/** What moves by water, air, road and saddle, and money that changes hands. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, main, placed, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A motorboat that climbs a wave, which has the curve of its hull. */
const motorboat = redrawing('motorboat', () => {
  const tilted = (path: Path): Path => rotate(path, -10);
  const hull = tilted(
    softened(parse('M-6 40L62 40C84 40 100 34 116 23C114 52 94 73 66 75L4 75C-3 75 -6 71 -6 66Z'), 2),
  );
  const cabin = tilted(softened(parse('M16 44L30 10C31 7 33 6 36 6L58 6C62 6 65 8 68 11L96 44Z'), 2));
  const pane = tilted(softened(corners('45,15 58,15 74,31 45,31'), 1));
  const sea = parse(
    'M-8 90C0 86 4 86 10 90C24 99 36 99 50 92C78 84 98 68 116 58C112 88 98 116 60 116L2 116C-4 116 -8 112 -8 106Z',
  );
  return [main(union(hull, subtract(cabin, pane))), accent(apart(sea, hull))];
});

/** A battery that a bolt parts into its two poles. */
const carBattery = redrawing('car-battery', () => {
  const block = union(rect(-5, 16, 110, 86, 12), rect(7, -1, 26, 30, 6), rect(67, -1, 26, 30, 6));
  const bolt = corners('82,-20 24,65 48,65 18,138 76,53 52,53');
  const left = corners('82,-20 52,53 76,53 18,138 -40,138 -40,-20');
  const plus = union(rect(13, 33, 7, 23), rect(5, 41, 23, 7));
  return [
    main(subtract(intersect(block, left), bolt, plus)),
    accent(subtract(block, left, bolt, rect(72, 41, 23, 7))),
  ];
});

/** A tag of luggage and of freight, the plane on it. */
const airplane = redrawing('airplane-tilt', (before) => {
  const tag = rotate(softened(corners('32,-14 68,-14 94,12 94,110 6,110 6,12'), 7), 24);
  const hole = rotate(circle(50, 3, 7), 24);
  const plane = placed(
    union(
      ...before()
        .filter(({ role }) => role === 'main')
        .map(({ path }) => path),
    ),
    0.72,
    0,
    -7,
    9,
  );
  return [main(subtract(tag, hole, grow(plane, 4.5))), accent(plane)];
});

export const FIELD_AND_FLEET: readonly Redrawing[] = [motorboat, carBattery, airplane].map(filling);
