// Marks drawn anew, each of two things in one: what is poured, ground, frozen, baked and picked.
import { parse, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, rect } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A tortilla with the ear of corn that it is made of. */
const tortillas = redrawing('tortillas', () => {
  const disc = circle(50, 50, 56);
  const ear = limb('50,12,3 50,17,8 50,32,13 50,58,13 50,78,9');
  const rows = [rect(47.6, -20, 4.8, 140), ...[30, 46].map((y) => rect(20, y, 60, 4.8))];
  const husk = whole(parse('M50 94C32 93 20 80 18 52C34 55 44 67 50 82Z'));
  const corn = softened(subtract(ear, ...rows), 1.2);
  const spots = concat(
    ellipse(23, 25, 8, 6),
    ellipse(82, 24, 6, 7),
    ellipse(97, 55, 4.6, 7),
    ellipse(12, 78, 4.6, 5),
  );
  return [main(apart(corn, husk)), main(softened(husk, 1)), accent(subtract(apart(disc, ear, husk), spots))];
});

export const POURED_AND_PICKED: readonly Redrawing[] = [tortillas].map(filling);
