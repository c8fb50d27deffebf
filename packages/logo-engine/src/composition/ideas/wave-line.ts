import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import type { Path } from '../../geometry/path.js';
import { type Point, polar, polygon } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Length and height of a wave, its distance from the name, and points to a wave. */
const PERIOD = 0.9 * CAP;
const HEIGHT = 0.075 * CAP;
const AIR = 0.3 * CAP;
const POINTS = 20;
const LEAST_BODY = 12;
/** Degrees between the points of a round end. */
const END_STEP = 18;

/**
 * The outline of a wave from its left end to its right one, both of them crests. Its bends are wider than it is thick, so
 * that its sides are the wave itself, moved along its normals.
 */
function wave(x: number, y: number, length: number, count: number, thick: number): Path {
  const half = thick / 2;
  const last = count * POINTS;
  const slope = (HEIGHT * 2 * Math.PI * count) / length;
  const side = (out: 1 | -1): Point[] =>
    Array.from({ length: last + 1 }, (_, i) => {
      const phase = (i / POINTS) * Math.PI * 2;
      const rise = slope * Math.sin(phase);
      const far = (out * half) / Math.hypot(1, rise);
      return [x + (length * i) / last - rise * far, y - Math.cos(phase) * HEIGHT + far];
    });
  const end = (cx: number, from: number): Point[] =>
    Array.from({ length: 180 / END_STEP - 1 }, (_, i) =>
      polar(cx, y - HEIGHT, half, from + (i + 1) * END_STEP),
    );
  return polygon([...side(-1), ...end(x + length, -90), ...side(1).reverse(), ...end(x, 90)]);
}

/** Water runs under the name. */
export const waveLine: Idea = {
  withoutCaptions: true,
  // A wave has a body: under hairlines it is the name's weight in water.
  suits: (text, face) => text.length > 3 && text.length < 22 && bodyOf(face) >= LEAST_BODY,
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
    const path = wave(box.x + thick / 2, y, length, count, thick);
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path },
    ];
  },
};
