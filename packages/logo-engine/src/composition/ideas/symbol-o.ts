import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isHeavy, stemOf, withLetters } from './letters.js';
import { ownShift, respace } from './respace.js';
import { inCircle, isCompact } from './symbol-shape.js';

/** An O that is narrower than this is no circle. */
const ROUND = 0.62;
/** Least diameter, in cap heights and as a share of the name's width: a smaller disc has no room for a drawing. */
const LEAST = { height: 0.68 * CAP, share: 0.14 } as const;
/** A disc looks smaller than the letters beside it. */
const GROWN = 1.04;
/** How much of a disc the symbol fills, and of the inside of a ring. */
const ROOM = { disc: 0.76, ring: 0.86 } as const;

/** The O that is drawn as the thing: the largest, the first of equals. */
function theO(glyphs: readonly Glyph[]): Glyph | undefined {
  const round = glyphs.filter((glyph) => /^[oO0]$/.test(glyph.text) && glyph.box !== null);
  return round.sort((a, b) => (b.box?.height ?? 0) - (a.box?.height ?? 0))[0];
}

/** An O is a disc with the business's symbol cut out of it, or in light faces a ring that holds the symbol. */
export const symbolO: Idea = {
  needsSymbol: true,
  suits: (text, face) =>
    !face.script && /[oO0]/.test(text) && text.length > 2 && text.length < 15 && !/[oO0]{2}/.test(text),
  draw(block, inks, symbol) {
    const glyph = theO(inkGlyphs(block));
    if (glyph?.box == null || block.rtl || block.lines.length > 2 || !isCompact(symbol)) return null;
    const { box } = glyph;
    const diameter = box.height * GROWN;
    if (box.width / box.height < ROUND) return null;
    if (diameter < Math.max(LEAST.height, block.box.width * LEAST.share)) return null;
    const extra = diameter - box.width;
    const others = respace(block, glyph, extra);
    const r = diameter / 2;
    const cx = centreX(box) + extra / 2 + ownShift(block, extra);
    const cy = bottom(box) - box.height / 2;
    const disc = circle(cx, cy, r);
    const name = withLetters(block, inks, new Map<Glyph, Path | null>([...others, [glyph, null]]));
    const colour = inks.letter ?? inks.base;
    if (isHeavy(block.face)) {
      return [name, textPath([subtract(disc, inCircle(symbol, cx, cy, r * ROOM.disc))], colour)];
    }
    const inner = r - stemOf(block.face) * 1.05;
    const thing: Layer = {
      part: 'ornament',
      role: inks.shape ?? inks.base,
      path: inCircle(symbol, cx, cy, inner * ROOM.ring),
    };
    return [name, textPath([subtract(disc, circle(cx, cy, inner))], inks.base), thing];
  },
};
