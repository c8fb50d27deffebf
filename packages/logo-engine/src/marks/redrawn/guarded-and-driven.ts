// Marks drawn anew, each of two things in one: what is driven, climbed, guarded and sent.
import { bounds } from '../../geometry/bounds.js';
import { intersect, parse, subtract } from '../../geometry/kernel.js';
import { contours } from '../../geometry/path.js';
import { corners, star } from '../../geometry/shapes.js';
import { limb } from '../limb.js';
import { accent, apart, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A summit, parted by the trail that winds up to it. */
const mountain = redrawing('mountain', () => {
  const rock = corners('44,-8 66,30 76,18 118,104 -22,104', 3);
  const trail = limb('56,-8,2 47,8,2.6 38,24,3.2 58,44,4.4 34,66,6.4 64,88,9 52,112,12');
  const sides = contours(subtract(rock, trail)).sort((a, b) => (bounds(a)?.x ?? 0) - (bounds(b)?.x ?? 0));
  return sides.slice(0, 2).map((side, i) => (i === 0 ? main : accent)(softened(side, 1)));
});

/** A guard who is a shield: cap on top, collar and tie below. */
const securityGuard = redrawing('security-guard', () => {
  const crown = softened(whole(parse('M50 -8C76 -7 100 2 108 14C106 23 94 28 86 32L50 32Z')), 1.5);
  const peak = softened(whole(parse('M50 36.500L84 36.500C89 43 89 48 86 54C75 49 62 47 50 47Z')), 1);
  const face = whole(parse('M50 51.500C60 51.5 70 53 79 57C79 72 68 84 50 87Z'));
  const shield = softened(whole(parse('M50 56L108 56C108 92 84 114 50 128Z')), 2);
  const tie = corners('42,91.5 58,91.5 66,140 34,140');
  return [
    main(subtract(crown, star(50, 14, 13, 5.8, 5, 1))),
    main(peak),
    accent(face),
    main(apart(shield, face, peak, tie)),
    accent(intersect(tie, shield)),
  ];
});

export const GUARDED_AND_DRIVEN: readonly Redrawing[] = [mountain, securityGuard].map(filling);
