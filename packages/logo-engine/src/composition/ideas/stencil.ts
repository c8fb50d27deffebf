import { CAP, type Glyph } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { countersOf, isCapitals, isHeavy, withLetters } from './letters.js';

const BRIDGE = 0.07 * CAP;

/** Cuts the strokes over and under each closed space of a letter, as a stencil must. */
function cut(glyph: Glyph): Path | null {
  const counters = countersOf(glyph);
  const [first] = counters;
  if (first === undefined || glyph.box === null) return null;
  const top = first.box.y - glyph.box.y;
  const low = Math.max(...counters.map(({ box }) => bottom(box)));
  const x = Math.max(...counters.map(({ box }) => centreX(box))) - BRIDGE / 2;
  return subtract(glyph.path, rect(x, glyph.box.y - 2, BRIDGE, low - glyph.box.y + top + 4));
}

/** Heavy capitals become a stencil: bridges open every closed letter. Two such letters at least. */
export const stencil: Idea = {
  suits: (text, face) =>
    isHeavy(face) && isCapitals(text) && (text.match(/[ABDOPQR]/g)?.length ?? 0) > 1 && text.length < 20,
  draw(block, inks) {
    const changed = new Map<Glyph, Path>();
    for (const glyph of inkGlyphs(block)) {
      const path = /^[ABDOPQRÁÓ]$/.test(glyph.text) ? cut(glyph) : null;
      if (path !== null) changed.set(glyph, path);
    }
    return changed.size < 2 ? null : [withLetters(block, inks, changed)];
  },
};
