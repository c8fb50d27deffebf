import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';

/** Height of the symbol, its distance from the name, and the gap that it leaves in the frame. */
const SIZE = 1.9 * CAP;
const OVER = 0.34 * CAP;
const GAP = 0.24 * CAP;
const PAD = { x: 0.72 * CAP, y: 0.62 * CAP } as const;

/** A frame around the name, open at its head for the symbol. */
export const crest: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['stacked'],
    open: true,
    thing: true,
    arrange(symbol, name, inks) {
      const line = ruleOf(name.face);
      const k = SIZE / Math.max(symbol.box.height, symbol.box.width * 0.8);
      const [width, height] = [symbol.box.width * k, symbol.box.height * k];
      // The frame must be seen on both sides of it.
      if (name.box.width + PAD.x * 2 < width + GAP * 2 + 1.2 * CAP) return null;
      const foot = Math.min(name.capTop, name.box.y) - OVER;
      const cx = centreX(name.box);
      const cy = foot - height / 2;
      const placed = place(symbol.layers, cx - centreX(symbol.box) * k, cy - centreY(symbol.box) * k, k);
      const [left, end] = [name.box.x - PAD.x, right(name.box) + PAD.x];
      const low = Math.max(name.capBottom, bottom(name.box) - 0.1 * CAP) + PAD.y;
      const frame = subtract(
        rect(left, cy, end - left, low - cy),
        rect(left + line, cy + line, end - left - line * 2, low - cy - line * 2),
        rect(cx - width / 2 - GAP, cy - line, width + GAP * 2, line * 3),
      );
      const around: Layer = { part: 'ornament', role: inks.shape ?? inks.base, path: frame };
      return group([...placed, around, ...name.layers]);
    },
  },
};
