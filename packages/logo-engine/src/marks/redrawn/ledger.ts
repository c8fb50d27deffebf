import { subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { ellipse, rect } from '../../geometry/shapes.js';
import { accent, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A screen, and keys in three rows, one of them tall. */
const calculator = redrawing('calculator', () => {
  const keys = [26, 44, 62].flatMap((x, column) =>
    [44, 61, 78].flatMap((y, row) => (column === 2 && row > 0 ? [] : [rect(x, y, 12, 11, 2.5)])),
  );
  const body = subtract(rect(13, -3, 74, 106, 11), rect(26, 11, 48, 20, 4), ...keys);
  return [main(subtract(body, rect(62, 61, 12, 28, 2.5)), rect(13, -3, 74, 106, 11))];
});

/** Two piles of coins; one of them grows. */
const coins = redrawing('coins', () => {
  const lens = (x: number, y: number): Path => ellipse(x, y, 25, 10);
  const edge = (x: number, y: number) =>
    subtract(union(rect(x - 25, y, 50, 13), lens(x, y + 13)), lens(x, y), rect(x - 30, y - 30, 60, 30));
  const pile = (x: number, top: number, count: number) =>
    concat(lens(x, top), ...Array.from({ length: count }, (_, i) => edge(x, top + 6 + i * 19)));
  return [main(pile(22, 46, 2)), accent(pile(78, 8, 4))];
});

export const REDRAWN_LEDGER: readonly Redrawing[] = [calculator, coins];
