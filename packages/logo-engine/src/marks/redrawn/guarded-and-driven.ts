import { intersect, parse, subtract } from '../../geometry/kernel.js';
import { corners, star } from '../../geometry/shapes.js';
import { accent, apart, main, softened, whole } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

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

export const GUARDED_AND_DRIVEN: readonly Redrawing[] = [securityGuard].map(filling);
