/** What stands on building sites, in kitchens and in the cold: drawn anew, plainly and boldly. */
import { intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { corners, line, rect, wave } from '../../geometry/shapes.js';
import { accent, filleted, inked, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** An iceberg: little of it above the water, most below. */
const iceberg = redrawing('iceberg', () => {
  const tip = corners('4,40 20,10 34,14 56,-24 74,-2 82,-4 100,40', 3);
  const mass = corners('-12,20 112,20 112,48 96,78 80,86 58,122 40,110 26,90 6,80 -12,50', 4);
  const water = stroke(wave(-50, 34, 200, 5, 4), 8);
  const above = parse('M-60 -60L160 -60L160 34L-60 34Z');
  const top = intersect(subtract(tip, water), above);
  const below = subtract(mass, water, rect(-60, -60, 220, 93));
  const glints = union(inked(line(16, 58, 36, 78), 8), inked(line(44, 58, 50, 64), 8));
  return [accent(softened(top, 1)), main(subtract(softened(below, 2), glints))];
});

/** A cabin that is hired: on its skids, a toilet on its door. */
const portableToilet = redrawing('portable-toilet', () => {
  const cabin = union(rect(8, 4, 84, 100, 4), rect(4, 95, 26, 17, 4), rect(70, 95, 26, 17, 4));
  const roof = corners('14,-16 86,-16 98,-0.500 2,-0.500', 4.5);
  const tank = rect(21, 20, 20, 34, 3);
  const bowl = parse('M21 58.5L80 58.5C81 71 74 78 64 80L66 93L34 93L36 80C27 77 21 70 21 58.5Z');
  return [main(subtract(cabin, softened(union(tank, bowl), 1.5))), accent(roof)];
});

/** The hood of a kitchen that draws the steam off a pot. */
const kitchenHood = redrawing('kitchen-hood', () => {
  const hood = filleted(union(rect(30, -10, 40, 40, 3), corners('28,12 72,12 106,40 -6,40', 3)), 4);
  const lip = rect(-8, 45, 116, 15, 5);
  const pot = union(
    rect(20, 84, 60, 28, 9),
    rect(8, 84, 84, 10, 5),
    rect(20, 71.5, 60, 8, 4),
    rect(43, 66, 14, 10, 3),
  );
  return [main(hood), main(lip), accent(pot)];
});

export const OWNERS_SITES: readonly Redrawing[] = [iceberg, portableToilet, kitchenHood].map(filling);
