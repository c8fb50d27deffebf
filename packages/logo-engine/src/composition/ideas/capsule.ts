import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { ruleOf } from './letters.js';

/** Room over and under the name, and at its sides as a share of the height: round ends want more of it. */
const PAD = 0.52 * CAP;
const SIDE = 0.36;

/** A line with round ends around everything. */
export const capsule: Idea = {
  encloses: true,
  suits: (text) => text.length < 20,
  draw(block, inks) {
    const { box } = block;
    if (block.lines.length > 1 || block.count > 2) return null;
    const line = ruleOf(block.face) * 1.15;
    const y = Math.min(block.capTop, box.y + 0.1 * CAP) - PAD;
    const height = Math.max(block.capBottom, bottom(box) - 0.1 * CAP) + PAD - y;
    const x = box.x - height * SIDE;
    const width = box.width + height * SIDE * 2;
    const path = subtract(
      rect(x, y, width, height, height / 2),
      rect(x + line, y + line, width - line * 2, height - line * 2, height / 2 - line),
    );
    return [{ part: 'ornament', role: inks.shape ?? inks.base, path }];
  },
};
