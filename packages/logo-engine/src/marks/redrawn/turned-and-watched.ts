// Marks drawn anew, each of two things in one: what is steered, plugged in, measured, filled and watched.
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, type Path, rotate } from '../../geometry/path.js';
import { band, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, filleted, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A steering wheel whose lower spoke is the road to the horizon. */
const steering = redrawing('steering', () => {
  const rim = subtract(circle(50, 50, 54), circle(50, 50, 40));
  const spokes = intersect(
    circle(50, 50, 50),
    whole(parse('M50 34C66 34 82 38 110 36L110 56C88 54 74 55 66 62L50 62Z')),
  );
  const road = intersect(corners('41,44 59,44 84,110 16,110'), circle(50, 50, 54));
  const horizon = rect(-10, -10, 120, 68);
  const lane = subtract(road, horizon);
  const dashes = concat(
    corners('48,66 52,66 53,77 47,77', 0.5),
    corners('46.5,86 53.5,86 55,102 45,102', 0.5),
  );
  return [main(filleted(apart(union(rim, spokes), lane), 1)), accent(subtract(lane, dashes))];
});

/** A network plug whose cable turns about it into an at sign. */
const network = redrawing('network', () => {
  const cable = inked(
    parse('M50 74C50 108 99 104 99 50C99 23 77 1 50 1C23 1 1 23 1 50C1 68 10 83 24 92'),
    11,
  );
  const plug = union(rect(27, 24, 46, 34, 4), rect(35, 54, 30, 13, 3), rect(43.5, 64, 13, 12, 2));
  const pins = concat(...[0, 1, 2].map((i) => rect(35 + i * 12, 31, 6, 13, 1)));
  return [main(subtract(apart(filleted(plug, 1), cable), pins)), accent(cable)];
});

/** A dial whose needle is a spanner. */
const gauge = redrawing('gauge', () => {
  const ring = band(50, 58, 57, 38, 152, 388);
  const ticks = union(...[-140, -95].map((at) => rotate(rect(84, 55, 40, 6), at, 50, 58)));
  const jaw = subtract(circle(100, 58, 19), rotate(rect(97, 49.5, 40, 17, 1), 10, 100, 58));
  const spanner = rotate(
    subtract(filleted(union(circle(50, 58, 17), rect(50, 50.5, 44, 15), jaw), 3), circle(50, 58, 7)),
    -44,
    50,
    58,
  );
  return [main(softened(apart(subtract(ring, ticks), spanner), 1.5)), accent(softened(spanner, 1))];
});

/** A half and its mirror image about the rocket. */
const _doubled = (half: Path): Path => union(half, mirror(half, 85));

/** A window of two leaves, and the light that falls across both. */
const slidingWindow = redrawing('sliding-window', () => {
  const frame = union(subtract(rect(-2, -8, 104, 106, 5), rect(7, 1, 86, 88, 1)), rect(-10, 95, 120, 14, 4));
  const panes = concat(rect(12, 6, 35, 78), rect(53, 6, 35, 78));
  const light = corners('-20,92 38,92 120,10 120,-48');
  const glass = subtract(panes, grow(light, 4.4));
  return [main(concat(frame, softened(glass, 0.5))), accent(softened(intersect(panes, light), 0.5))];
});

export const TURNED_AND_WATCHED: readonly Redrawing[] = [steering, network, gauge, slidingWindow].map(
  filling,
);
