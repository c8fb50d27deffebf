import type { Glyph } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { shrink, subtract, union } from '../../geometry/kernel.js';
import { contours, type Path } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { inkGlyphs } from './ink.js';
import { bodyOf, withLetters } from './letters.js';

/** Depth of the engraved line as a share of the stem, and its width. */
const DEPTH = 0.3;
const LINE = 5;
/** Least strokes that bear it. */
const BODY = 25;

/** The line engraved along the inside of a letter, without the crumbs that narrow places leave. */
function engraved(glyph: Glyph, stem: number): Path {
  const whole = union(glyph.path);
  const outer = shrink(whole, stem * DEPTH);
  const groove = subtract(outer, shrink(outer, LINE));
  const kept = contours(groove).filter((contour) => {
    const box = bounds(contour);
    return box !== null && Math.max(box.width, box.height) > LINE * 3;
  });
  return subtract(whole, { commands: kept.flatMap(({ commands }) => commands), evenOdd: groove.evenOdd });
}

/** A fine line engraved in heavy letters, as on an old shop front. Short names. */
export const inlineLetters: Idea = {
  suits: (text, face) => !face.script && bodyOf(face) > BODY && /^[\p{Script=Latin} &]{3,12}$/u.test(text),
  draw(block, inks) {
    const stem = bodyOf(block.face);
    if (block.rtl || block.box.width > 720) return null;
    const changed = new Map(inkGlyphs(block).map((glyph) => [glyph, engraved(glyph, stem)]));
    return [withLetters(block, inks, changed)];
  },
};
