/** Machines, tools and meals in a pose of their own. */
import { parse, subtract, union } from '../../geometry/kernel.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

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

/** A roller, and the coat it has laid. */
const paintRoller = redrawing('paint-roller', () => {
  const roll = rect(-5, -5, 94, 32, 6);
  const frame = inked(parse('M86 11L100.500 11L100.500 50L42 50L42 64'), 9);
  const grip = rect(32, 63, 20, 42, 7);
  const coat = union(rect(0, 32, 84, 46), rect(0, 40, 26, 65, 13), rect(58, 40, 26, 54, 13));
  const tool = union(frame, grip);
  return [main(union(roll, tool)), accent(softened(filleted(apart(coat, tool), 1), 2.5))];
});

export const AT_WORK: readonly Redrawing[] = [fishingRod, paintRoller];
