import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Least cap height of letters cut out of a bar, and the bar's height beside them. */
const LEAST = 31;
const TALL = 2;
/** Air between the bar and any ink of the name. */
const GAP = 0.3 * CAP;

/** The small line is cut out of a solid bar as wide as the name. */
export const captionBar: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  captions(captions, lead, inks) {
    const [caption, more] = captions;
    if (caption === undefined || more !== undefined || caption.lines.length > 1) return null;
    const room = lead.box.width - caption.cap * 1.3;
    const k = Math.min(1, room / caption.box.width);
    const cap = caption.cap * k;
    if (cap < LEAST) return null;
    const height = cap * TALL;
    const isBelow = centreY(caption.box) > lead.capBottom;
    const y = isBelow ? bottom(lead.box) + GAP : lead.box.y - GAP - height;
    const [cx, cy] = [centreX(caption.box), (caption.lines[0]?.baseline ?? 0) - caption.cap / 2];
    const to = [centreX(lead.box), y + height / 2] as const;
    const glyphs = concat(...caption.lines.flatMap((line) => line.glyphs.map((glyph) => glyph.path)));
    const letters = mapPoints(glyphs, (px, py) => [to[0] + (px - cx) * k, to[1] + (py - cy) * k]);
    const bar = rect(lead.box.x, y, right(lead.box) - lead.box.x, height);
    const ground: Layer = { part: 'container', role: inks.plate, path: subtract(bar, letters) };
    return inks.plate === 'plate' ? [{ part: 'ornament', role: 'inlay', path: letters }, ground] : [ground];
  },
};
