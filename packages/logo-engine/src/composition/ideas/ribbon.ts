import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { grow, subtract } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { cutOut } from './label.js';

/** Room around the name; how far a tail reaches out and hangs, its notch, and the light between it and the band. */
const PAD = { x: 0.5 * CAP, y: 0.4 * CAP } as const;
const TAIL = { out: 0.62 * CAP, under: 0.3 * CAP, drop: 0.24 * CAP, notch: 0.26 * CAP } as const;
const AIR = 5;

/** A band with the name cut out of it, and its two folded tails; null where a name has no ribbon. */
export function onRibbon(block: TextBlock, inks: Inks): readonly Layer[] | null {
  const [line, more] = block.lines;
  if (line === undefined || more !== undefined || block.rtl || inks.plate === 'plate') return null;
  const { box } = block;
  const top = Math.min(block.capTop, box.y + 0.1 * CAP) - PAD.y;
  const low = Math.max(line.baseline, bottom(box) - 0.1 * CAP) + PAD.y;
  const [x0, x1] = [box.x - PAD.x, right(box) + PAD.x];
  const band = rect(x0, top, x1 - x0, low - top);
  const tail = (inner: number, way: 1 | -1): Path => {
    const [a, b] = [inner + way * TAIL.under, inner - way * TAIL.out];
    const [y0, y1] = [top + TAIL.drop, low + TAIL.drop];
    return polygon([
      [a, y0],
      [b, y0],
      [b + way * TAIL.notch, (y0 + y1) / 2],
      [b, y1],
      [a, y1],
    ]);
  };
  const tails = subtract(concat(tail(x0, 1), tail(x1, -1)), grow(band, AIR, { join: 'miter' }));
  const behind: Layer = {
    part: 'ornament',
    role: inks.plate === 'ground' ? 'ground' : 'main',
    path: tails,
  };
  return [...cutOut(band, [textLayer(allGlyphs(block), inks.base)], inks).layers, behind];
}

/** The name on a ribbon with two folded tails. */
export const ribbon: Idea = {
  notBeside: true,
  suits: (text) => text.length > 3 && text.length < 15,
  draw: onRibbon,
};
