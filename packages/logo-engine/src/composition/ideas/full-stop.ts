import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { circle } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, inkGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Strokes of letters that a dot is seen beside. */
const BODY = 12;
/** Diameter of the dot in strokes, and its distance from the last letter. */
const SIZE = 1.45;
const AIR = 0.07 * CAP;

/** A heavy full stop in the second colour ends a short name: it says that nothing more is needed. */
export const fullStop: Idea = {
  suits: (text, face) =>
    !face.script && !face.fancy && bodyOf(face) >= BODY && /^\p{Script=Latin}{4,11}$/u.test(text),
  draw(block, { base, letter, shape }) {
    const last = inkGlyphs(block).at(-1);
    const role = letter ?? shape;
    if (block.rtl || block.lines.length > 1 || last?.box == null || role === null) return null;
    const r = (bodyOf(block.face) * SIZE) / 2;
    const dot = circle(right(last.box) + AIR + r, block.capBottom - r, r);
    return [textLayer(allGlyphs(block), base), { part: 'ornament', role, path: dot }];
  },
};
