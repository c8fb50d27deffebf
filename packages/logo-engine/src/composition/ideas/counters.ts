import { concat, type Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { allGlyphs, inkGlyphs, textLayer } from './ink.js';
import { bodyOf, countersOf } from './letters.js';

/** Least strokes of letters whose inner spaces are small enough to be drops of colour. */
const BODY = 20;
/** How many inner spaces make a pattern, and no rash. */
const MANY = { least: 2, most: 6 } as const;

/** The inner spaces of heavy letters are filled with the second colour. */
export const counters: Idea = {
  suits: (text, face) =>
    !face.script &&
    bodyOf(face) >= BODY &&
    text.length < 14 &&
    (text.match(/[abdegopqABDOPQR]/g)?.length ?? 0) >= 2,
  draw(block, inks) {
    if (block.rtl || inks.shape === null || !inks.bright || inks.plate !== 'main') return null;
    const inner: Path[] = inkGlyphs(block).flatMap((glyph) => countersOf(glyph).map(({ path }) => path));
    if (inner.length < MANY.least || inner.length > MANY.most) return null;
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: 'spot', path: concat(...inner) },
    ];
  },
};
