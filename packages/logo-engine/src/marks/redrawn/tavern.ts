import { parse, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polar, polygon, rect } from '../../geometry/shapes.js';
import { accent, apart, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A tall bottle with a label and the capsule on its neck. */
const wine = redrawing('wine', () => {
  const capsule = rect(39, -4, 22, 18, 3);
  const bottle = parse(
    'M39 -4L61 -4L61 30C61 38 76 43 76 58L76 97C76 101 73 104 69 104L31 104C27 104 24 101 24 97L24 58C24 43 39 38 39 30Z',
  );
  return [main(subtract(apart(bottle, capsule), rect(34, 64, 32, 24, 3))), accent(capsule)];
});

/** A tulip on a slim stem, half full. */
const glass = redrawing('glass', () => {
  const bowl = parse(
    'M25 -3L75 -3C80 18 82 32 76 45C71 55 62 60 54 61L54 91L71 95C75 96 75 103 71 103L29 103C25 103 25 96 29 95L46 91L46 61C38 60 29 55 24 45C18 32 20 18 25 -3Z',
  );
  const air = parse('M32 4L68 4C70 12 71 18 71.500 23C60 31 42 17 28.500 24C29 18 30 12 32 4Z');
  return [main(subtract(bowl, air), bowl)];
});

/** A shell that is folded over, with what it holds along its top alone. */
const taco = redrawing('taco', () => {
  const shell = parse(
    'M-3 80C-3 50 20 32 50 32C80 32 103 50 103 80C103 85 100 88 95 88L5 88C0 88 -3 85 -3 80Z',
  );
  const leaves = [214, 234, 254, 274, 294, 312, 328].map((a) => {
    const [x, y] = polar(50, 84, 1, a);
    return circle(50 + (x - 50) * 51, 84 + (y - 84) * 54, 10.5);
  });
  const specks = concat(circle(28, 68, 3.6), circle(50, 54, 3.6), circle(72, 70, 3.6), circle(50, 76, 3.6));
  return [main(subtract(shell, specks), shell), accent(apart(union(...leaves), shell))];
});

/** A slice with the segments that fruit has: round at the rim, and apart. */
const citrus = redrawing('citrus', () => {
  const segment = (a: number) =>
    polygon(
      [
        polar(50, 50, 9, a),
        polar(50, 50, 38, a - 17),
        polar(50, 50, 41, a - 6),
        polar(50, 50, 41, a + 6),
        polar(50, 50, 38, a + 17),
      ],
      4,
    );
  const flesh = concat(...Array.from({ length: 8 }, (_, i) => segment(i * 45 + 22.5)));
  return [main(subtract(circle(50, 50, 52), circle(50, 50, 45.5)), circle(50, 50, 50)), accent(flesh)];
});

export const REDRAWN_TAVERN: readonly Redrawing[] = [wine, glass, taco, citrus];
