import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';

/** Room around the name, air on both sides of the small line, and the least of the frame that is seen beside it. */
const PAD = { x: 0.6 * CAP, y: 0.5 * CAP } as const;
const AIR = 0.2 * CAP;
const LEAST = 0.3 * CAP;

/** The small line stands in the edge of a frame around the name. */
export const legend: Idea = {
  natural: true,
  suits: (_, face) => !face.script,
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  captions(captions, lead, inks, face) {
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    const line = ruleOf(face);
    const [left, end] = [lead.box.x - PAD.x, right(lead.box) + PAD.x];
    if (caption.box.x - AIR - left < LEAST || end - right(caption.box) - AIR < LEAST) return null;
    // The edge runs through the middle of its capitals.
    const middle = (caption.lines[0]?.baseline ?? 0) - caption.cap / 2;
    const isBelow = middle > lead.capBottom;
    const top = isBelow ? lead.box.y - PAD.y : middle - line / 2;
    const low = isBelow ? middle + line / 2 : bottom(lead.box) + PAD.y;
    const frame = subtract(
      rect(left, top, end - left, low - top),
      rect(left + line, top + line, end - left - line * 2, low - top - line * 2),
      rect(
        centreX(caption.box) - caption.box.width / 2 - AIR,
        middle - line,
        caption.box.width + AIR * 2,
        line * 2,
      ),
    );
    const words = textLayer(
      caption.lines.flatMap((item) => [...item.glyphs]),
      inks.quiet,
    );
    return [words, { part: 'ornament', role: inks.shape ?? inks.base, path: frame }];
  },
};
