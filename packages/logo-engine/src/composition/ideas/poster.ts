import { isLinking } from '../../brief/name.js';
import { isJoint } from '../../brief/partners.js';
import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { concat, mapPoints } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import { clashes, fitted } from './fitted.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import type { Inks } from './inks.js';
import { bodyOf, isCapitals } from './letters.js';

/** Air between two lines, and how much larger one may be than another. */
const AIR = 0.2 * CAP;
const MOST = 2.5;
/** Sizes that differ by less look like a slip. */
const LEAST_RATIO = 1.3;

/** Lines of one width, larger ones in lighter and smaller ones in bolder letters, so that all strokes match. */
export const poster: Idea = {
  capitals: true,
  suits: (text, face) => {
    const words = text.split(' ');
    return (
      face.weights !== undefined &&
      isCapitals(text) &&
      words.length > 1 &&
      words.length < 7 &&
      text.length < 36 &&
      !words.some(isJoint)
    );
  },
  draw(block: TextBlock, inks: Inks): Layer[] | null {
    const { face, tracking, lines, rtl } = block;
    if (rtl || lines.length < 2 || lines.length > 3) return null;
    // A line of linking words alone carries nothing.
    if (lines.some(({ text }) => text.trim().split(' ').every(isLinking))) return null;
    const widths = lines.map(({ box }) => box.width);
    const width = Math.max(...widths);
    const ratio = width / Math.min(...widths);
    if (ratio > MOST || ratio < LEAST_RATIO) return null;
    // The widest line keeps its size; its strokes are what the others aim at.
    const stroke = bodyOf(face) * 1.12;
    const set = lines.map(({ text }) => fitted(text.trim(), face, tracking, width, stroke));
    if (set.some(clashes)) return null;
    let y = 0;
    const paths = set.map(({ line, k }) => {
      const path = mapPoints(concat(...line.glyphs.map((glyph) => glyph.path)), (px, py) => [
        (px - line.box.x) * k,
        (py - line.box.y) * k + y,
      ]);
      y += (bounds(path)?.height ?? 0) + AIR;
      return path;
    });
    return [textPath(paths, inks.base)];
  },
};
