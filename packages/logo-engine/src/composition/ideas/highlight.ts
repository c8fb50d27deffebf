import { CAP } from '../../fonts/shape.js';
import { union } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** The band stands from the foot of the letters to their waist, and reaches out on both sides. */
const WAIST = 0.46 * CAP;
const FOOT = 0.14 * CAP;
const REACH = 0.2 * CAP;

/** Least strokes of letters that stand up to it. */
const BODY = 10;

/** A band of colour behind the lower half of the letters, as a marker leaves it. */
export const highlight: Idea = {
  suits: (text, face) => !face.script && bodyOf(face) >= BODY && text.length < 22,
  draw(block, { base }) {
    if (block.lines.length > 2) return null;
    const bands = block.lines.map(({ box, baseline }) =>
      rect(box.x - REACH, baseline - WAIST, box.width + REACH * 2, WAIST + FOOT),
    );
    return [{ part: 'ornament', role: 'ground', path: union(...bands) }, textLayer(allGlyphs(block), base)];
  },
};
