import type { StyleId } from '../../brief/brief.js';
import type { Role } from '../../colour/palette.js';
import { isBacked } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';

/** Height of the symbol, its distance from the name, and the gap that it leaves in the frame. */
const SIZE = { before: 1.9 * CAP, large: 2.75 * CAP } as const;
const OVER = { before: 0.34 * CAP, large: 0.44 * CAP } as const;
const GAP = 0.24 * CAP;
/** The roundness of its corners by the style of the face. */
const CORNERS: Readonly<Partial<Record<StyleId, number>>> = {
  modern: 0.34 * CAP,
  playful: 0.6 * CAP,
  creative: 0.46 * CAP,
};
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
      const large = isBacked(name);
      const size = large ? 'large' : 'before';
      const corner = large ? (CORNERS[name.face.styles[0] ?? 'modern'] ?? 0) : 0;
      const k = SIZE[size] / Math.max(symbol.box.height, symbol.box.width * 0.8);
      const [width, height] = [symbol.box.width * k, symbol.box.height * k];
      // The frame must be seen on both sides of it.
      if (name.box.width + PAD.x * 2 < width + GAP * 2 + 1.2 * CAP) return null;
      const foot = Math.min(name.capTop, name.box.y) - OVER[size];
      const cx = centreX(name.box);
      const cy = foot - height / 2;
      const placed = place(symbol.layers, cx - centreX(symbol.box) * k, cy - centreY(symbol.box) * k, k);
      const [left, end] = [name.box.x - PAD.x, right(name.box) + PAD.x];
      const low = Math.max(name.capBottom, bottom(name.box) - 0.1 * CAP) + PAD.y;
      const frame = subtract(
        rect(left, cy, end - left, low - cy, corner),
        rect(left + line, cy + line, end - left - line * 2, low - cy - line * 2, Math.max(0, corner - line)),
        rect(cx - width / 2 - GAP, cy - line, width + GAP * 2, line * 3),
      );
      // A second colour that is warm is loud in a line around a name.
      const role: Role = large && inks.plate === 'main' ? 'main' : (inks.shape ?? inks.base);
      const around: Layer = { part: 'ornament', role, path: frame };
      return group([...placed, around, ...name.layers]);
    },
  },
};
