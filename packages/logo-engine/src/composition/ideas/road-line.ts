import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** Width of the road, its distance from the name; the marks on it. */
const ROAD = 0.3 * CAP;
const AIR = 0.24 * CAP;
const MARK = { length: 0.36 * CAP, step: 0.66 * CAP, width: 9 } as const;

/** A road under the name: a solid band with the broken line of its middle. */
export const roadLine: Idea = {
  withoutCaptions: true,
  suits: (text) => text.length > 3 && text.length < 22,
  about: [
    'truck',
    'truck-trailer',
    'car',
    'car-front',
    'bus',
    'van',
    'moped',
    'motorcycle',
    'package',
    'road',
    'tire',
    'taxi',
    'bicycle',
    'rim',
    'steering',
    'gas-pump',
    'map-pin',
    'pin',
    'suitcase-rolling',
    'scooter',
    'jeep',
  ],
  draw(block, inks) {
    if (block.rtl) return null;
    const { box } = block;
    const y = bottom(box) + AIR;
    const count = Math.max(3, Math.round(box.width / MARK.step));
    const step = box.width / count;
    const marks = Array.from({ length: count }, (_, i) =>
      rect(box.x + step * (i + 0.5) - MARK.length / 2, y + (ROAD - MARK.width) / 2, MARK.length, MARK.width),
    );
    return [
      textLayer(allGlyphs(block), inks.base),
      {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: subtract(rect(box.x, y, box.width, ROAD), concat(...marks)),
      },
    ];
  },
};
