import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { ruleOf } from './letters.js';

/** Room around the name, and the length of an arm as a share of the height. */
const PAD = { x: 0.62 * CAP, y: 0.52 * CAP } as const;
const ARM = 0.3;

/** Four corners of a frame around everything, as in the finder of a camera. */
export const corners: Idea = {
  encloses: true,
  suits: (text, face) => !face.script && text.length < 24,
  draw(block, inks) {
    const { box } = block;
    const line = ruleOf(block.face) * 1.15;
    const [x, y] = [box.x - PAD.x, Math.min(block.capTop, box.y) - PAD.y];
    const [width, height] = [right(box) + PAD.x - x, Math.max(block.capBottom, bottom(box)) + PAD.y - y];
    const arm = Math.min(height, width) * ARM;
    const path = subtract(
      rect(x, y, width, height),
      rect(x + line, y + line, width - line * 2, height - line * 2),
      rect(x + arm, y - 1, width - arm * 2, height + 2),
      rect(x - 1, y + arm, width + 2, height - arm * 2),
    );
    return [{ part: 'ornament', role: inks.shape ?? inks.base, path }];
  },
};
