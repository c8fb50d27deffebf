import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { stroke } from '../../geometry/kernel.js';
import { LINE, type Path } from '../../geometry/path.js';
import { wave } from '../../geometry/shapes.js';
import { CUT, halves } from './halves.js';
import type { Idea } from './idea.js';
import { bodyOf, isCapitals, isSans } from './letters.js';

/** Level of the water over the baseline, height of its waves, and their length. */
const LEVEL = 0.4 * CAP;
const HEIGHT = 0.09 * CAP;
const LENGTH = 1.15 * CAP;

/** Heavy capitals stand in water: a wave cuts them, and what is under it takes the second colour. */
export const tide: Idea = {
  industries: ['fishing', 'nature', 'entertainment', 'gastronomy', 'transportation'],
  suits: (text, face) =>
    bodyOf(face) > 17 && isSans(face) && isCapitals(text) && /^[\p{L} ]{3,12}$/u.test(text),
  draw(block, inks) {
    if (block.lines.length > 1 || block.rtl) return null;
    const { box } = block;
    const periods = Math.max(2, Math.round((box.width + CAP) / LENGTH));
    const [x0, width] = [box.x - CAP / 2, right(box) - box.x + CAP];
    const surface = wave(x0, -LEVEL, width, HEIGHT, periods);
    const water: Path = {
      commands: [...surface.commands, [LINE, x0 + width, 2 * CAP], [LINE, x0, 2 * CAP]],
      evenOdd: false,
    };
    return halves(block, inks, stroke(surface, CUT, { cap: 'butt' }), water);
  },
};
