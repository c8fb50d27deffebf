import { isOptical, isRanked, isSpare } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Shortest rule that is no dash, and its distance from the words. */
const SHORTEST = { spare: 1.1 * CAP, ranked: 0.7 * CAP, before: 0.4 * CAP } as const;
const GAP = 0.24 * CAP;
const THICK = 7;
/** Rules that are seen at 64 pixels. */
const SEEN = 11;

/** Two rules lead from the small line to the edges of the name. */
export const flanked: Idea = {
  natural: true,
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  captions(captions, lead, inks, _face, block) {
    const thick = isOptical(block) ? SEEN : THICK;
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    const left = caption.box.x - GAP - lead.box.x;
    const end = right(lead.box) - right(caption.box) - GAP;
    if (Math.min(left, end) < SHORTEST[isSpare(block) ? 'spare' : isRanked(block) ? 'ranked' : 'before'])
      return null;
    const y = (caption.lines[0]?.baseline ?? 0) - caption.cap / 2 - thick / 2;
    const rules = concat(rect(lead.box.x, y, left, thick), rect(right(caption.box) + GAP, y, end, thick));
    const words = textLayer(
      caption.lines.flatMap((line) => [...line.glyphs]),
      inks.quiet,
    );
    const rule: Layer = { part: 'ornament', role: inks.shape ?? inks.base, path: rules };
    return [words, rule];
  },
};
