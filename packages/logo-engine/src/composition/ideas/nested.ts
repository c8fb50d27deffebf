import { CAP, type Glyph } from '../../fonts/shape.js';
import { bounds, right } from '../../geometry/bounds.js';
import { grow } from '../../geometry/kernel.js';
import { mapPoints, type Path, translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { isCapitals, isSans, lineOf, stemOf, withLetters } from './letters.js';
import { respace } from './respace.js';

/** Size of the letter that the L holds, and the air around it. */
const SIZE = 0.62;
const AIR = 0.075 * CAP;

const PAIR = /L(?=[AEO])/;

/** An L holds the vowel after it over its foot, as sign painters do. Capitals. */
export const nested: Idea = {
  suits: (text, face) =>
    !face.script &&
    isSans(face) &&
    isCapitals(text) &&
    PAIR.test(text) &&
    text.length > 3 &&
    text.length < 15,
  draw(block, inks) {
    const glyphs = inkGlyphs(block);
    const at = glyphs.findIndex(
      (glyph, i) => glyph.text === 'L' && /^[AEO]$/.test(glyphs[i + 1]?.text ?? ''),
    );
    const [l, vowel] = [glyphs[at], glyphs[at + 1]];
    if (l?.box == null || vowel?.box == null || block.rtl) return null;
    if (lineOf(block, l) !== lineOf(block, vowel)) return null;
    const stem = stemOf(block.face);
    const baseline = lineOf(block, l)?.baseline ?? 0;
    // A smaller letter is given back part of the weight that it lost.
    const small = grow(
      mapPoints(vowel.path, (x, y) => [x * SIZE, (y - baseline) * SIZE]),
      (stem * (1 - SIZE)) / 4,
    );
    const box = bounds(small);
    if (box === null) return null;
    const top = baseline - CAP;
    const left = l.box.x + stem + AIR;
    const placed = translate(small, left - box.x, top - box.y);
    // Its foot must stay clear of the leg of the L.
    if (top + box.height + AIR > baseline - stem * 0.9) return null;
    const end = Math.max(right(l.box), left + box.width);
    const next = glyphs[at + 2];
    const gap = next?.box == null ? 0 : next.box.x - right(vowel.box);
    const extra = end + Math.max(gap, AIR) - (next?.box?.x ?? right(vowel.box) + gap);
    const moved = respace(block, vowel, extra);
    const dx = block.align === 'left' ? 0 : -extra / 2;
    const changed = new Map<Glyph, Path>([...moved, [vowel, translate(placed, dx, 0)]]);
    return [withLetters(block, inks, changed)];
  },
};
