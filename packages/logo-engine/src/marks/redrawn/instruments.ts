import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, polar, rect, regular, star } from '../../geometry/shapes.js';
import { accent, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** Two piles that grow, and one coin more. */
const coins = redrawing('coins', () => {
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, i) => rect(x, 84 - i * 18, 46, 14, 6));
  const coin = circle(25, 20, 19);
  return [
    main(concat(...pile(2, 3), ...pile(52, 5))),
    accent(subtract(coin, star(25, 21.5, 12, 5.6, 5, 0.8))),
  ];
});

/** Six blades: each edge goes on in a straight line from a side of the opening to the rim. */
const aperture = redrawing(
  'aperture',
  () => {
    const opening = 23;
    const corner = (i: number) => polar(50, 50, opening, 60 * i);
    const edges = Array.from({ length: 6 }, (_, i) => {
      const [[x0, y0], [x1, y1]] = [corner(i), corner(i + 1)];
      return stroke(line(x0, y0, x1 + (x1 - x0) * 3, y1 + (y1 - y0) * 3), 5.6);
    });
    return [main(subtract(circle(50, 50, 50), regular(50, 50, opening, 6, 0, 30), ...edges))];
  },
  { line: false },
);

/** The handle is of one piece with what it leads. */
const iron = redrawing('iron', () => {
  const body = parse('M-1 74C1 56 18 44 44 44L86 44C90 44 92 46 93 50L99 74Z');
  const handle = parse('M27 52C26 26 38 15 56 15L76 15C85 15 87 21 87 28L88 52');
  const sole = rect(-3, 80, 106, 11, 4);
  return [main(union(body, stroke(handle, 12))), accent(sole)];
});

export const REDRAWN_INSTRUMENTS: readonly Redrawing[] = [coins, aperture, iron];
