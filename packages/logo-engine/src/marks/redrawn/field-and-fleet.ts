/** What moves by water, air, road and saddle, and money that changes hands. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path, rotate, translate } from '../../geometry/path.js';
import { circle, corners, line, rect } from '../../geometry/shapes.js';
import { accent, apart, both, filleted, main, placed, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A coin that is paid, and one that comes back. */
const coins = redrawing('coins', () => {
  const arrow = corners('74,44 50,44 50,30 25,50 50,70 50,56 74,56', 1);
  const front = circle(68, 68, 38);
  const back = circle(31, 31, 37);
  const curl = parse(
    'M82 55C78 49 72 47.500 67 48C60 48.500 55 52 55 57.500C55 64 61 66 68 67.500C76 69 82 72 82 79C82 85 76 88.500 69 88.500C62 88.500 57 86 54 81',
  );
  const sign = union(stroke(curl, 8, { cap: 'butt' }), rect(64.5, 38, 7, 60, 1));
  return [main(subtract(apart(back, front), translate(arrow, -24, -26))), accent(subtract(front, sign))];
});

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

/** A drone over a field, whose rows fan out as what it sees. */
const drone = redrawing('drone', () => {
  const blade = rect(-6, -6, 50, 13, 6.5);
  const frame = union(rect(11, 0, 12, 32, 5), rect(11, 20, 78, 12, 5), rect(77, 0, 12, 32, 5));
  const body = filleted(union(rect(28, 18, 44, 38, 16), frame), 3);
  const field = subtract(
    softened(corners('50,18 118,106 -18,106'), 1),
    circle(50, 38, 28),
    stroke(concat(line(50, 18, 30, 120), line(50, 18, 70, 120)), 6),
  );
  return [
    main(subtract(apart(body, both(blade)), circle(50, 38.5, 9))),
    accent(both(blade)),
    accent(intersect(field, rect(-6, 0, 112, 106))),
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

export const FIELD_AND_FLEET: readonly Redrawing[] = [coins, motorboat, carBattery, drone, airplane].map(
  filling,
);
