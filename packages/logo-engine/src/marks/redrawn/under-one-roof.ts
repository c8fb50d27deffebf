// Marks drawn anew, each of two things in one: what is built, furnished, stored and billed.
import { subtract, union } from '../../geometry/kernel.js';
import { arc, circle, corners, rect } from '../../geometry/shapes.js';
import { accent, inked, main } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Waves that go out from a house in the country. */
const wifi = redrawing('wifi-high', () => {
  const house = corners('50,37 90,70 90,80 78,80 78,112 22,112 22,80 10,80 10,70', 3);
  const door = union(circle(50, 86, 8.5), rect(41.5, 86, 17, 40));
  return [
    main(inked(arc(50, 80, 80, -138, -42), 16)),
    main(inked(arc(50, 80, 54, -136, -44), 15)),
    accent(subtract(house, door)),
  ];
});

export const UNDER_ONE_ROOF: readonly Redrawing[] = [wifi].map(filling);
