import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf } from './letters.js';

/** Heights of the bars, and their distance from the name. */
const HEIGHTS = [0.42, 0.74, 1.06].map((height) => height * CAP);
const AIR = 0.3 * CAP;

/** Three bars rise at the end of the name, as strong as its strokes. */
export const risingBars: Idea = {
  suits: (text, face) => !face.script && text.length > 3 && text.length < 16,
  about: [
    'bars',
    'trend',
    'coins',
    'calculator',
    'bank',
    'chart-pie',
    'chart-bar',
    'chart-line-up',
    'megaphone',
    'target',
    'currency-circle-dollar',
    'piggy-bank',
    'invoice',
    'receipt',
  ],
  draw(block, inks) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl) return null;
    const width = Math.max(14, bodyOf(block.face) * 1.05);
    const gap = width * 0.5;
    const left = right(line.box) + AIR;
    const bars = HEIGHTS.map((height, i) =>
      rect(left + i * (width + gap), line.baseline - height, width, height),
    );
    return [
      textLayer(allGlyphs(block), inks.base),
      { part: 'ornament', role: inks.shape ?? inks.base, path: concat(...bars) },
    ];
  },
};
