// Marks drawn anew, each of two things in one: halves, leaves and wheels that make another thing.
import { grow, intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, rotate } from '../../geometry/path.js';
import { band, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, apart, both, inked, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A brake disc, its caliper on it. */
const brakeLight = redrawing('brake-light', () => {
  const slots = [0, 135, 180, 225, 270, 315].map((turn) =>
    inked(rotate(parse('M50 3C56 7 60 12 61 19'), turn, 50, 50), 7),
  );
  const disc = subtract(circle(50, 50, 54), circle(50, 50, 26), ...slots);
  const hub = subtract(circle(50, 50, 20.5), circle(50, 50, 7));
  const caliper = softened(band(50, 50, 62, 31, -62, 34), 5);
  return [main(softened(apart(disc, caliper), 1)), main(hub), accent(caliper)];
});

/** A coach that comes towards one, mountains in its windscreen. */
const coach = redrawing('coach', () => {
  const body = rect(8, -8, 84, 106, 14);
  const glass = rect(17, 4, 66, 58, 6);
  const peaks = intersect(shrink(glass, 4.5), corners('2,72 36,24 50,42 62,30 98,72', 2));
  const ear = union(inked(parse('M14 4L-2 4L-2 16'), 8), rect(-9, 14, 14, 32, 5));
  const wheels = both(rect(14, 88, 22, 20, 4));
  const lamps = both(rect(18, 72, 20, 11, 5));
  return [
    main(union(subtract(body, glass, lamps), both(ear), wheels)),
    accent(softened(peaks, 1)),
    accent(circle(66, 17, 8)),
  ];
});

/** A wide smile; its teeth wear braces. */
const smile = redrawing('smile', () => {
  const mouth = whole(parse('M50 10C74 10 92 6 104 -4C110 -8 116 -4 115 4C110 62 84 98 50 98Z'));
  const teeth = whole(parse('M50 24C72 24 88 22 100 14C98 34 94 48 88 58C76 64 64 66 50 66Z'));
  const wire = stroke(parse('M-10 38C20 50 80 50 110 38'), 5);
  const gaps = concat(...[24, 50, 76].map((x) => rect(x - 2.5, 0, 5, 80)));
  const brackets = both(union(rect(32, 39, 10, 12, 1), rotate(rect(8, 36, 9, 11, 1), 10, 12, 42)));
  return [
    main(softened(subtract(mouth, grow(teeth, 4.6)), 1)),
    accent(softened(subtract(teeth, union(gaps, wire, brackets)), 0.6)),
  ];
});

export const DOORS_AND_DISCS: readonly Redrawing[] = [brakeLight, coach, smile].map(filling);
