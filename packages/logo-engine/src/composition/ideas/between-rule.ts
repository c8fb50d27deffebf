import { isJoint } from '../../brief/partners.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { ruleOf } from './letters.js';

/** Air over and under the rule, and how much larger one line may be than the other. */
const AIR = 0.2 * CAP;
const MOST = 2.3;

/** Two lines of one width, and a rule of that width between them. */
export const betweenRule: Idea = {
  suits: (text, face) =>
    !face.script && text.includes(' ') && text.length < 22 && !text.split(' ').some(isJoint),
  draw(block, inks) {
    const [one, two] = block.lines;
    if (one === undefined || two === undefined || block.lines.length > 2 || block.rtl) return null;
    const width = Math.max(one.box.width, two.box.width);
    if (width / Math.min(one.box.width, two.box.width) > MOST) return null;
    const left = block.align === 'left' ? block.box.x : centreX(block.box) - width / 2;
    const at = (line: typeof one, top: number) => {
      const k = width / line.box.width;
      const path = concat(...line.glyphs.map((glyph) => glyph.path));
      return mapPoints(path, (x, y) => [(x - line.box.x) * k + left, (y - line.box.y) * k + top]);
    };
    const first = at(one, 0);
    const rule = ruleOf(block.face);
    const y = bottom(bounds(first) ?? one.box) + AIR;
    return [
      textPath([first, at(two, y + rule + AIR)], inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: rect(left, y, width, rule) },
    ];
  },
};
