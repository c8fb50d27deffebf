import { CAP } from '../../fonts/shape.js';
import { centreX, right } from '../../geometry/bounds.js';
import { type Point, polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Rise of a roof as a share of half its width, the air under it, and how far it reaches over the name. */
const PITCH = 0.3;
const AIR = 0.2 * CAP;
const EAVES = 0.16 * CAP;

/** A roof over the name, as strong as its letters. */
export const roof: Idea = {
  suits: (text, face) => !face.script && text.length > 3 && text.length < 18,
  over: true,
  about: ['house', 'house-line', 'roofs', 'bricks', 'buildings', 'barn'],
  draw(block, inks) {
    const { box } = block;
    if (block.rtl || box.width < 2.2 * CAP || box.width > 9 * CAP) return null;
    const thick = Math.max(10, Math.min(24, bodyOf(block.face)));
    const [left, end, cx] = [box.x - EAVES, right(box) + EAVES, centreX(box)];
    const rise = ((end - left) / 2) * PITCH;
    const low = box.y - AIR;
    // Measured across the slope a stroke is thinner than from top to bottom.
    const deep = thick * Math.hypot(1, PITCH);
    const outline: Point[] = [
      [left, low],
      [cx, low - rise],
      [end, low],
      [end, low - deep],
      [cx, low - rise - deep],
      [left, low - deep],
    ];
    return [
      textLayer(allGlyphs(block), inks.base),
      {
        part: 'ornament',
        role: inks.base === 'ink' ? (inks.shape ?? 'ink') : inks.base,
        path: polygon(outline),
      },
    ];
  },
};
