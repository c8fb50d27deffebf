import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { type Point, polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { bodyOf, isCapitals, isHeavy } from './letters.js';
import { SEA } from './wave-line.js';

/** Least strokes of letters that stay letters in two parts, in hundredths of the cap height. */
const BODY = 16;
/** A wider name is a line of crumbs. */
const WIDEST = 7.5 * CAP;
/** Length, height and level of the water, the air over it, and points to a wave. */
const PERIOD = 1.3 * CAP;
const HEIGHT = 0.075 * CAP;
const LEVEL = 0.4 * CAP;
const AIR = 0.075 * CAP;
const POINTS = 30;

/** What lies under the water of a line of letters, lowered by `by`. */
function under(box: Box, baseline: number, by: number): Path {
  const [left, end] = [box.x - CAP / 2, right(box) + CAP / 2];
  const count = Math.ceil(((end - left) / PERIOD) * POINTS);
  const surface = Array.from({ length: count + 1 }, (_, i): Point => {
    const x = left + ((end - left) * i) / count;
    return [x, baseline - LEVEL - Math.cos(((x - box.x) / PERIOD) * Math.PI * 2) * HEIGHT + by];
  });
  const foot = bottom(box) + CAP;
  return polygon([...surface, [end, foot], [left, foot]]);
}

/** Water stands in the letters of one word: what is under it is in the second colour. */
export const waveCut: Idea = {
  capitals: true,
  about: SEA,
  ofName: true,
  suits: (text, face) =>
    !face.fancy &&
    !face.narrow &&
    isCapitals(text) &&
    isHeavy(face) &&
    bodyOf(face) >= BODY &&
    /^[\p{Script=Latin}\p{N}]{3,11}$/u.test(text),
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl || block.box.width > WIDEST) return null;
    if (inks.letter === null) return null;
    const all = union(...inkGlyphs(block).map(({ path }) => path));
    return [
      textPath([subtract(all, under(block.box, line.baseline, -AIR / 2))], inks.base),
      textPath([intersect(all, under(block.box, line.baseline, AIR / 2))], inks.letter),
    ];
  },
};
