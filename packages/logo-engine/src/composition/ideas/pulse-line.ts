import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { stroke } from '../../geometry/kernel.js';
import { polyline } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Height of the beat over and under the line, half its width, and the distance of its top from the name. */
const BEAT = 0.34 * CAP;
const HALF = 0.44 * CAP;
const AIR = 0.2 * CAP;

/** A line under the name with one beat of a heart. */
export const pulseLine: Idea = {
  withoutCaptions: true,
  suits: (text) => text.length > 4 && text.length < 22,
  about: [
    'pulse',
    'stethoscope',
    'heartbeat',
    'cross-heart',
    'first-aid',
    'first-aid-kit',
    'barbell',
    'syringe',
    'hospital',
    'ambulance',
  ],
  draw(block, inks) {
    if (block.rtl) return null;
    const { box } = block;
    const thick = Math.max(8, Math.min(12, bodyOf(block.face) * 0.6));
    const y = bottom(box) + AIR + BEAT;
    const [x0, x1, cx] = [box.x + thick / 2, right(box) - thick / 2, centreX(box)];
    const line = polyline([
      [x0, y],
      [cx - HALF, y],
      [cx - HALF * 0.45, y - BEAT],
      [cx + HALF * 0.1, y + BEAT * 0.8],
      [cx + HALF * 0.5, y - BEAT * 0.35],
      [cx + HALF * 0.75, y],
      [x1, y],
    ]);
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: stroke(line, thick) },
    ];
  },
};
