/** Machines, tools and meals in a pose of their own. */
import { grow, intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { type Path, rotate } from '../../geometry/path.js';
import { circle, leaf, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, both, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A plate cut in half by the edge of the table, and its fork. */
const placeSetting = redrawing('place-setting', () => {
  const fork = union(
    filleted(subtract(rect(0, -5, 38, 52, 15), rect(8.5, -20, 6.2, 46, 3), rect(23.3, -20, 6.2, 46, 3)), 1),
    limb('19,40,6 19,66,5.5 19,98,8.5'),
    circle(19, 96.5, 8.5),
  );
  const plate = intersect(circle(46, 50, 55), rect(46, -10, 70, 120));
  const rim = subtract(plate, circle(46, 50, 43));
  const well = intersect(circle(46, 50, 36), rect(46, -10, 70, 120));
  return [main(fork), accent(union(softened(rim, 1), softened(well, 1)))];
});

/** A penny-farthing. */
const bicycle = redrawing('bicycle', () => {
  const wheel = (x: number, y: number, r: number, inner: number): Path =>
    subtract(circle(x, y, r), circle(x, y, inner));
  const frame = inked(parse('M62 63L62 7C40 7 14 34 10 78'), 8.5);
  const bar = inked(parse('M62 0L76 0C84 0 88 4 88 12'), 9);
  const saddle = rect(24, 2, 30, 11, 5);
  const metal = subtract(
    union(frame, bar, saddle, circle(62, 63, 9), circle(11, 89, 16)),
    circle(11, 89, 6.5),
  );
  return [main(metal), accent(apart(wheel(63, 63, 42.5, 30), metal))];
});

/** A rod that bends over the fish it has caught. */
const fishingRod = filling(
  redrawing('fishing-rod', () => {
    const rod = limb('-4,106,8 4,74,7 22,36,6.200 48,8,5.500 74,0,5 92,10,4.500 98,22,4');
    const reel = subtract(circle(25, 78, 14), circle(25, 78, 5.5));
    const cord = inked(line(97, 16, 98, 30), 8);
    const body = limb('102,34,3 96,47,14 86,65,19 72,83,13 62,92,6');
    const tail = parse('M70 85C60 79 48 81 40 92C50 92 56 98 58 110C68 106 75 98 74 89Z');
    const fish = softened(filleted(union(body, tail), 3), 1);
    return [
      main(apart(union(rod, reel, rect(4, 73, 14, 10), cord), fish)),
      accent(subtract(fish, circle(91, 53, 5))),
    ];
  }),
);

/** A hot dog that takes off. */
const hotDog = filling(
  redrawing('hot-dog', () => {
    const sausage = rect(31, -16, 38, 112, 19);
    const bun = parse('M25.500 2C4 8 -8 32 -6 60C-4 82 8 94 25.500 94Z');
    const mustard = inked(parse('M50 4C34 12 34 20 50 28C66 36 66 44 50 52C34 60 34 68 50 76'), 7);
    const flames = union(leaf(50, 84, 50, 146, 0.22, 0.45), both(leaf(44, 84, 26, 130, 0.24, 0.55)));
    const tilt = (path: Path): Path => rotate(path, 38);
    return [
      main(tilt(both(softened(bun, 4)))),
      accent(tilt(subtract(sausage, mustard))),
      main(tilt(apart(flames, grow(sausage, 1), both(bun)))),
    ];
  }),
);

/** A roller, and the coat it has laid. */
const paintRoller = redrawing('paint-roller', () => {
  const roll = rect(-5, -5, 94, 32, 6);
  const frame = inked(parse('M86 11L100.500 11L100.500 50L42 50L42 64'), 9);
  const grip = rect(32, 63, 20, 42, 7);
  const coat = union(rect(0, 32, 84, 46), rect(0, 40, 26, 65, 13), rect(58, 40, 26, 54, 13));
  const tool = union(frame, grip);
  return [main(union(roll, tool)), accent(softened(filleted(apart(coat, tool), 1), 2.5))];
});

export const AT_WORK: readonly Redrawing[] = [placeSetting, bicycle, fishingRod, hotDog, paintRoller];
