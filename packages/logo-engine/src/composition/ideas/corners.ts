import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { isHeavy } from './letters.js';

/** Two opposite corners of a frame hold everything: an open box, as of a viewfinder or a plan. */
export const corners: Idea = {
  encloses: true,
  suits: (_, face) => !face.script,
  draw(block, inks) {
    const line = isHeavy(block.face) ? 12 : 7.5;
    const arm = 0.62 * CAP;
    const pad = 0.5 * CAP;
    const x0 = block.box.x - pad;
    const x1 = right(block.box) + pad;
    const y0 = Math.min(block.capTop, block.box.y + 0.08 * CAP) - pad;
    const y1 = Math.max(block.capBottom, bottom(block.box) - 0.08 * CAP) + pad;
    const path = union(
      rect(x0, y0, arm, line),
      rect(x0, y0, line, arm),
      rect(x1 - arm, y1 - line, arm, line),
      rect(x1 - line, y1 - arm, line, arm),
    );
    return [{ part: 'ornament', role: inks.shape ?? inks.base, path }];
  },
};
