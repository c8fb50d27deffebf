import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { intersect, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, polygon, rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Rise of the hill and its share of the name's width, its distance from the name, furrows to a side. */
const RISE = 0.6 * CAP;
const WIDTH = 0.92;
const AIR = 0.2 * CAP;
const FURROWS = 3;
const FURROW = 9;

/** A ploughed hill under the name, its furrows running to the horizon. */
export const field: Idea = {
  withoutCaptions: true,
  suits: (text) => text.length > 3 && text.length < 20,
  industries: ['agriculture', 'livestock'],
  about: ['wheat', 'tractor', 'corn', 'barn', 'carrot', 'fields', 'furrow-disc', 'grains', 'potato', 'farm'],
  draw(block, inks) {
    if (block.rtl || block.box.width < 3 * CAP) return null;
    const { box } = block;
    const half = (box.width * WIDTH) / 2;
    const cx = centreX(box);
    const top = bottom(box) + AIR;
    const low = top + RISE;
    const r = (half * half + RISE * RISE) / (2 * RISE);
    const hill = intersect(circle(cx, top + r, r), rect(cx - half, top - 1, half * 2, RISE + 1));
    // Furrows meet far above the horizon, so that they stay apart on it.
    const far = top - RISE * 0.9;
    const furrows = Array.from({ length: FURROWS * 2 + 1 }, (_, i) => {
      const x = cx + ((i - FURROWS) / (FURROWS + 0.6)) * half;
      const at = (y: number): number => cx + ((x - cx) * (y - far)) / (low - far);
      return polygon([
        [at(top - 5) - FURROW * 0.4, top - 5],
        [at(top - 5) + FURROW * 0.4, top - 5],
        [x + FURROW * 0.8, low + 5],
        [x - FURROW * 0.8, low + 5],
      ]);
    });
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: subtract(hill, concat(...furrows)) },
    ];
  },
};
