/** What is dispensed, judged, brushed and wired, with one idea each. */
import { grow, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror, rotate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** A jar of pills; two capsules make a heart on it. */
const pillBottle = redrawing('pill-bottle', () => {
  const body = union(rect(0, 26, 100, 88, 18), rect(12, 17, 76, 20));
  const cap = subtract(rect(4, -14, 92, 26, 7), ...[27.5, 50, 72.5].map((x) => rect(x - 2.5, -7, 5, 30)));
  const capsule = rotate(rect(35.5, 36, 29, 64, 14.5), -42, 50, 86);
  const seam = rotate(rect(20, 63, 60, 4.6), -42, 50, 86);
  const other = mirror(capsule);
  return [
    main(cap),
    main(subtract(body, grow(union(capsule, other), 5))),
    accent(concat(subtract(capsule, seam), apart(other, capsule))),
  ];
});

export const COUNTER_AND_COURT: readonly Redrawing[] = [pillBottle].map(filling);
