import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { CLOSE, MOVE, type Path, QUAD } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Width of the smile as a share of the name's, its depth as a share of that, and its distance from the letters. */
const WIDTH = 0.5;
const DEPTH = 0.24;
const AIR = 0.12 * CAP;

/** A curve, full in the middle, with round ends. */
function curve(cx: number, y: number, width: number, thick: number): Path {
  const [x0, x1, depth] = [cx - width / 2, cx + width / 2, width * DEPTH];
  const end = thick * 0.3;
  const body: Path = {
    commands: [
      [MOVE, x0 - end, y + end * 0.4],
      [QUAD, cx, y + depth * 2 + thick * 0.6, x1 + end, y + end * 0.4],
      [QUAD, x1, y - end * 0.7, x1 - end, y - end * 0.3],
      [QUAD, cx, y + depth * 2 - thick * 1.3, x0 + end, y - end * 0.3],
      [QUAD, x0, y - end * 0.7, x0 - end, y + end * 0.4],
      [CLOSE],
    ],
    evenOdd: false,
  };
  return union(body, circle(x0, y, end), circle(x1, y, end));
}

/** The name smiles: a curve under it, from letter to letter. */
export const smile: Idea = {
  withoutCaptions: true,
  suits: (text, face) => !face.script && text.length > 3 && text.length < 11 && !/[gjpqyç]/.test(text),
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl) return null;
    const { box } = line;
    const thick = Math.min(0.2 * CAP, bodyOf(block.face) * 0.9);
    const path = curve(centreX(box), bottom(box) + AIR + thick / 2, box.width * WIDTH, thick);
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path },
    ];
  },
};
