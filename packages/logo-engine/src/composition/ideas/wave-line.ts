import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { stroke } from '../../geometry/kernel.js';
import { type Point, polyline } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Length and height of a wave, its distance from the name, and points to a wave. */
const PERIOD = 0.9 * CAP;
const HEIGHT = 0.075 * CAP;
const AIR = 0.3 * CAP;
const POINTS = 20;

/** Water runs under the name. */
export const waveLine: Idea = {
  withoutCaptions: true,
  suits: (text) => text.length > 3 && text.length < 22,
  about: [
    'waves',
    'waves-circle',
    'breaker',
    'boat',
    'fish',
    'anchor',
    'shell',
    'trawler',
    'whale',
    'hook',
    'crab',
    'shrimp',
    'swimming-pool',
    'lighthouse',
    'faucet',
    'drop',
    'drop-leaf',
    'sailboat',
    'helm',
  ],
  draw(block, inks) {
    if (block.rtl) return null;
    const { box } = block;
    const thick = Math.max(9, Math.min(15, bodyOf(block.face) * 0.75));
    const count = Math.max(3, Math.round((box.width - thick) / PERIOD));
    const length = box.width - thick;
    const y = bottom(box) + AIR;
    const points = Array.from(
      { length: count * POINTS + 1 },
      (_, i): Point => [
        box.x + thick / 2 + (length * i) / (count * POINTS),
        y - Math.cos((i / POINTS) * Math.PI * 2) * HEIGHT,
      ],
    );
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: stroke(polyline(points), thick) },
    ];
  },
};
