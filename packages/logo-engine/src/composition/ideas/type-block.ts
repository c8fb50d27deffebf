import { isAiry } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { ruleOf } from './letters.js';

/** Distance of the rules from the ink. */
const GAP = { before: 0.28 * CAP, airy: 0.42 * CAP } as const;

/** Everything stands between two rules as wide as it is: the head of a newspaper. */
export const typeBlock: Idea = {
  encloses: true,
  suits: (text, face) => !face.script && text.length < 34,
  draw(block, inks) {
    const { box } = block;
    if (box.width < 1.25 * box.height) return null;
    const line = ruleOf(block.face);
    const gap = GAP[isAiry(block) ? 'airy' : 'before'];
    const rules = concat(
      rect(box.x, box.y - gap - line, box.width, line),
      rect(box.x, bottom(box) + gap, box.width, line),
    );
    return [{ part: 'ornament', role: inks.shape ?? inks.base, path: rules }];
  },
};
