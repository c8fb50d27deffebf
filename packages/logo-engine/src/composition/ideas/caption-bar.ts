import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer, textPath } from './ink.js';

/** Height of the bar in cap heights of its words, their least distance from its ends, and its air to the name. */
const HEIGHT = 2.15;
const PAD = 0.22 * CAP;
const AIR = 0.26 * CAP;

/** The small line in a solid bar under the name, as wide as it. */
export const captionBar: Idea = {
  natural: true,
  notBeside: true,
  suits: (text, face) => !face.script && text.length < 22,
  draw: (block, { base }) => (block.rtl ? null : [textLayer(allGlyphs(block), base)]),
  captions(captions, lead, inks) {
    const [caption, more] = captions;
    const [line, second] = caption?.lines ?? [];
    if (caption === undefined || line === undefined || more !== undefined || second !== undefined)
      return null;
    const { width } = lead.box;
    if (caption.box.width + PAD * 2 > width || inks.plate === 'plate') return null;
    const height = caption.cap * HEIGHT;
    // Over the name the bar would be louder than it.
    if (line.baseline < lead.capBottom) return null;
    const y = Math.max(bottom(lead.box), lead.capBottom) + AIR;
    const words = concat(...line.glyphs.map(({ path }) => path));
    const ink = bounds(words) ?? caption.box;
    // By its capitals the line stands in the middle: an accent does not push it down.
    const dy = y + height / 2 + caption.cap / 2 - line.baseline;
    const placed = translate(words, centreX(lead.box) - centreX(ink), dy);
    const bar = rect(lead.box.x, y, width, height);
    if (inks.plate === 'ground')
      return [{ part: 'container', role: 'ground', path: bar }, textPath([placed], inks.base)];
    return [{ part: 'container', role: 'main', path: subtract(bar, placed) }];
  },
};
