import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { stroke, union } from '../../geometry/kernel.js';
import { polyline } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Height of an angle over and under the middle of the capitals, its depth, and its distance from the letters. */
const REACH = 0.62 * CAP;
const DEPTH = 0.36 * CAP;
const AIR = 0.3 * CAP;

/** The name between angle brackets, as in code. */
export const brackets: Idea = {
  withoutCaptions: true,
  suits: (text, face) => !face.script && text.length > 2 && text.length < 14,
  about: ['code', 'cloud', 'network', 'database', 'app-window', 'terminal', 'browser'],
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl) return null;
    const { box } = line;
    const thick = bodyOf(block.face);
    const middle = line.baseline - CAP / 2;
    const angle = (tip: number, way: 1 | -1) =>
      stroke(
        polyline([
          [tip + way * DEPTH, middle - REACH],
          [tip, middle],
          [tip + way * DEPTH, middle + REACH],
        ]),
        thick,
        { cap: 'butt', join: 'miter' },
      );
    const gap = AIR + DEPTH + thick / 2;
    return [
      textLayer(allGlyphs(block), inks.base),
      {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: union(angle(box.x - gap, 1), angle(right(box) + gap, -1)),
      },
    ];
  },
};
