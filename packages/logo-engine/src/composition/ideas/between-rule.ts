import { characters } from '../../brief/name.js';
import { isJoint } from '../../brief/partners.js';
import { CAP, type Line, shapeLine } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { concat, mapPoints, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { BlockLine } from '../text-block.js';
import { clashes, fitted } from './fitted.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf, isCapitals, ruleOf } from './letters.js';

/** Air over and under the rule, and how much larger one line may be than the other. */
const AIR = 0.2 * CAP;
const MOST = 1.9;
/** Sizes that differ by less look like a slip: of capitals one line is spread instead. */
const SPREAD = 1.28;

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
    const near = width / Math.min(one.box.width, two.box.width) < SPREAD;
    // Small letters are not spread: they fall apart.
    if (near ? !isCapitals(block.recovered) : block.face.weights === undefined) return null;
    const stroke = bodyOf(block.face) * 1.12;
    const set = ({ text }: BlockLine): Line | null => {
      const words = text.trim();
      if (!near) {
        const own = fitted(words, block.face, block.tracking, width, stroke);
        return clashes(own) ? null : own.line;
      }
      const line = shapeLine(words, block.face, { tracking: block.tracking });
      const more = (width - line.box.width) / Math.max(1, characters(words).length - 1) / line.em;
      return shapeLine(words, block.face, { tracking: block.tracking + more });
    };
    const [upper, lower] = [set(one), set(two)];
    if (upper === null || lower === null) return null;
    const at = (line: Line, top: number): Path => {
      const k = width / line.box.width;
      const path = concat(...line.glyphs.map((glyph) => glyph.path));
      return mapPoints(path, (x, y) => [(x - line.box.x) * k + left, (y - line.box.y) * k + top]);
    };
    const first = at(upper, 0);
    const rule = ruleOf(block.face);
    const y = bottom(bounds(first) ?? one.box) + AIR;
    return [
      textPath([first, at(lower, y + rule + AIR)], inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: rect(left, y, width, rule) },
    ];
  },
};
