import { CAP } from '../../fonts/shape.js';
import { bounds, centreY, right } from '../../geometry/bounds.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer, textPath } from './ink.js';
import { ruleOf } from './letters.js';

/** Cap height of the small words, the widest that they may be, and the air on both sides of the rule. */
const SMALL = 44;
const WIDEST = 4.6 * CAP;
const AIR = 0.36 * CAP;
/** How far the rule reaches over the capitals and under the baseline. */
const REACH = 0.16 * CAP;
/** The longest name that has room for them at its side. */
const LONGEST = 6.4 * CAP;

/** The small words stand beside the name, an upright rule between the two. */
export const sideRule: Idea = {
  natural: true,
  suits: (text, face) => !face.script && text.length < 12,
  draw: (block, { base }) =>
    block.lines.length > 1 || block.rtl || block.box.width > LONGEST
      ? null
      : [textLayer(allGlyphs(block), base)],
  captions(captions, lead, inks, face) {
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    const path = concat(...caption.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.path)));
    const box = bounds(path);
    if (box === null) return null;
    const k = SMALL / caption.cap;
    if (box.width * k > WIDEST) return null;
    const line = ruleOf(face);
    const first = centreY(caption.box) < lead.capTop;
    const ruleX = first ? lead.box.x - AIR - line : right(lead.box) + AIR;
    const left = first ? ruleX - AIR - box.width * k : ruleX + line + AIR;
    const baseline = (lead.capTop + lead.capBottom) / 2 + SMALL / 2;
    const own = caption.lines[0]?.baseline ?? 0;
    const words = mapPoints(path, (x, y) => [left + (x - box.x) * k, baseline + (y - own) * k]);
    const height = lead.capBottom - lead.capTop + REACH * 2;
    return [
      textPath([words], inks.quiet),
      {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: rect(ruleX, lead.capTop - REACH, line, height),
      },
    ];
  },
};
