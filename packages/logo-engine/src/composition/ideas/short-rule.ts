import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY } from '../../geometry/bounds.js';
import { concat, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer, textPath } from './ink.js';
import { ruleOf } from './letters.js';

/** Width of the rule, and its distance from the ink on both sides. */
const WIDTH = 0.9 * CAP;
const AIR = 0.32 * CAP;

/** A short rule between the name and its small line. */
export const shortRule: Idea = {
  natural: true,
  notBeside: true,
  suits: (text) => text.length < 30,
  draw: (block, { base }) => (block.rtl ? null : [textLayer(allGlyphs(block), base)]),
  captions(captions, lead, inks, face) {
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    const line = ruleOf(face) * 1.15;
    // Over a name it would be the macron of a letter.
    if (centreY(caption.box) < lead.capBottom) return null;
    const y = Math.max(bottom(lead.box), lead.capBottom) + AIR;
    const dy = y + line + AIR - caption.box.y;
    const words = concat(...caption.lines.flatMap((item) => item.glyphs.map(({ path }) => path)));
    return [
      textPath([translate(words, 0, dy)], inks.quiet),
      {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: rect(centreX(lead.box) - WIDTH / 2, y, WIDTH, line),
      },
    ];
  },
};
