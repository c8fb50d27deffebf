import { CAP } from '../../fonts/shape.js';
import { bounds, right } from '../../geometry/bounds.js';
import type { Idea } from './idea.js';
import { allGlyphs, inkGlyphs, textLayer } from './ink.js';
import { isCompact, isSturdy, standing } from './symbol-shape.js';
import { thingLayers } from './thing.js';

/** Height of the symbol, its distance from the last letter, and how far it reaches over the capitals. */
const SIZE = 0.56 * CAP;
const AIR = 0.08 * CAP;
const OVER = 0.12 * CAP;

/** The symbol stands small at the upper end of the name. */
export const symbolMark: Idea = {
  needsSymbol: true,
  ornament: true,
  parted: true,
  suits: (text, face) => !face.script && text.length > 3 && text.length < 11 && !text.includes(' '),
  bears: isSturdy,
  draw(block, inks, symbol, _letters, parts) {
    const [line, more] = block.lines;
    const last = inkGlyphs(block).at(-1);
    if (line === undefined || more !== undefined || last?.box == null || block.rtl || !isCompact(symbol))
      return null;
    const foot = line.baseline - CAP - OVER + SIZE;
    const own = bounds(standing(symbol, 0, foot, SIZE));
    if (own === null) return null;
    // Beside a tall letter it stands clear of it; over a small one it comes closer.
    const cx = right(last.box) + AIR + own.width / 2;
    return [
      textLayer(allGlyphs(block), inks.base),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, (part) =>
        standing(symbol, cx, foot, SIZE, part),
      ),
    ];
  },
};
