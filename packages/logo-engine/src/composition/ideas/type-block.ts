import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Distance of the rules from the ink. */
const GAP = 0.26 * CAP;
const LINE = 10;

/** Name and small line between two rules of their width, a thick one above and below: the head of a newspaper. */
export const typeBlock: Idea = {
  suits: (text, face) => !face.script && text.length < 26,
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  captions(captions, lead, inks) {
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    // The small line fills the width, or it would hang between the rules.
    if (caption.box.width < lead.box.width * 0.9 || caption.box.width > lead.box.width * 1.02) return null;
    const top = Math.min(lead.box.y, caption.box.y) - GAP - LINE;
    const low = Math.max(bottom(lead.box), bottom(caption.box)) + GAP;
    const width = right(lead.box) - lead.box.x;
    const rules = concat(rect(lead.box.x, top, width, LINE), rect(lead.box.x, low, width, LINE));
    const words = textLayer(
      caption.lines.flatMap((line) => [...line.glyphs]),
      inks.quiet,
    );
    return [words, { part: 'ornament', role: inks.shape ?? inks.base, path: rules }];
  },
};
