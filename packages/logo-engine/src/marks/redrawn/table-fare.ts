import { grow, parse, subtract } from '../../geometry/kernel.js';
import { concat, translate } from '../../geometry/path.js';
import { corners, ellipse, rect } from '../../geometry/shapes.js';
import { accent, main, softened } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A sandwich of sliced bread, cut in a triangle. */
const sandwich = redrawing('sandwich', () => {
  const top = corners('60,6 106,47 -6,47', 7);
  const crumbs = concat(ellipse(52, 33, 4.5, 3.6), ellipse(66, 37, 3.6, 3));
  const lettuce = parse(
    'M-1 52L101 52C106 52 106 61 101 62C96 63 95 68 89 68C83 68 82 63 77 63C72 63 70 68 64 68C58 68 56 63 51 63C46 63 44 68 38 68C32 68 30 63 25 63C20 63 18 68 12 68C6 68 5 63 -1 62C-6 61 -6 52 -1 52Z',
  );
  const ham = rect(-3, 73, 106, 9, 4.5);
  const base = rect(-5, 87, 110, 18, 6);
  return [main(subtract(top, crumbs), top), accent(lettuce), main(ham), main(base)];
});

/** A round arepa, toasted, open like a purse and full. */
const arepa = redrawing('arepa', () => {
  const lid = ellipse(50, 31, 55, 31);
  const spots = concat(
    ellipse(29, 24, 9, 5.5),
    ellipse(52, 38, 11, 6.5),
    ellipse(70, 20, 8, 5),
    ellipse(82, 37, 5, 4),
    ellipse(25, 42, 5, 4),
  );
  const filling = parse(
    'M-3 40L-3 30L103 30L103 40C107 46 106 55 102 59C98 62 94 60 92 65C90 71 84 74 80 70C77 68 74 70 72 75C69 82 60 83 57 78C54 74 47 74 44 78C40 83 32 81 29 75C27 70 23 68 20 70C15 73 10 70 9 65C7 60 2 62 -1 59C-6 55 -7 46 -3 40Z',
  );
  const room = ellipse(50, 31, 60, 36);
  const cheese = subtract(filling, room);
  const base = softened(subtract(translate(lid, 0, 43), room, grow(filling, 5)), 1.5);
  return [main(subtract(lid, spots), concat(lid, spots)), accent(softened(cheese, 1)), main(base)];
});

export const REDRAWN_TABLE_FARE: readonly Redrawing[] = [sandwich, arepa];
