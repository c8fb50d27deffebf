import { CAP } from '../../fonts/shape.js';
import { bounds, centreX, centreY } from '../../geometry/bounds.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer, textPath } from './ink.js';
import { ruleOf } from './letters.js';

/** Cap heights that the small line may have, and the distance of the rule on both sides. */
const LEAST = 30;
const MOST = 44;
const AIR = 0.3 * CAP;

/** The small line climbs beside a name of two lines or more, a rule between them: the spine of a book. */
export const spine: Idea = {
  natural: true,
  suits: (text, face) => !face.script && text.includes(' ') && text.length < 26,
  draw: (block, { base }) =>
    block.lines.length < 2 || block.rtl ? null : [textLayer(allGlyphs(block), base)],
  captions(captions, lead, inks, face) {
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    const path = concat(...caption.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.path)));
    const box = bounds(path);
    if (box === null) return null;
    const height = lead.capBottom - lead.capTop;
    const k = Math.min(height / box.width, MOST / caption.cap);
    if (k * caption.cap < LEAST || k * box.width < height * 0.7) return null;
    const line = ruleOf(face);
    const ruleX = lead.box.x - AIR - line;
    const [cx, cy] = [ruleX - AIR - (box.height * k) / 2, (lead.capTop + lead.capBottom) / 2];
    // A quarter turn to the left: it is read from below.
    const turned = mapPoints(path, (x, y) => [cx + (y - centreY(box)) * k, cy - (x - centreX(box)) * k]);
    return [
      textPath([turned], inks.quiet),
      { part: 'ornament', role: inks.shape ?? inks.base, path: rect(ruleX, lead.capTop, line, height) },
    ];
  },
};
