/** What stands in the open: drawn anew, plainly and boldly. */
import { parse, stroke, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { corners, leaf, rect } from '../../geometry/shapes.js';
import { accent, apart, main, softened } from '../mark.js';
import { filling, type Redrawing, redrawing } from './edition.js';

/** Two culms of bamboo, their nodes between them, leaves at the shorter one. */
const bamboo = redrawing('bamboo', () => {
  const piece = (x: number, top: number, end: number, half: number, slant = 0): Path => {
    const waist = half * 0.8;
    return softened(
      parse(
        `M${x - half} ${top + slant}L${x + half} ${top - slant}C${x + waist} ${top + 10} ${x + waist} ${end - 10} ${x + half} ${end}L${x - half} ${end}C${x - waist} ${end - 10} ${x - waist} ${top + 10} ${x - half} ${top + slant}Z`,
      ),
      2,
    );
  };
  const culms = union(
    piece(22, -14, 26, 19, 7),
    piece(22, 31, 71, 19),
    piece(22, 76, 118, 19),
    piece(66, 44, 76, 16, 6),
    piece(66, 81, 118, 16),
  );
  const leaves = union(leaf(52, 33, 110, 6, 0.25, 0.5), leaf(50, 33, 66, -24, 0.25, 0.5));
  return [main(culms), accent(apart(leaves, culms))];
});

/** A tower with its ladder and its roof, the slide down from it. */
const slide = redrawing('slide', () => {
  const posts = union(rect(-9, 14, 14, 100, 3), rect(43, 14, 14, 100, 3));
  const rungs = union(...[62, 81, 100].map((y) => rect(0, y, 50, 9)));
  const roof = softened(corners('24,-34 72,10 72,20 -24,20 -24,10', 0), 3);
  const tower = union(posts, rungs, rect(-4, 38, 56, 13), roof);
  const chute = stroke(parse('M54 49C92 49 76 103 108 103L134 103'), 23, { cap: 'butt' });
  return [main(tower), accent(softened(apart(chute, tower), 3))];
});

export const OPEN_AIR: readonly Redrawing[] = [bamboo, slide].map(filling);
