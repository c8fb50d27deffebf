import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { circle } from '../../geometry/shapes.js';
import { stacked } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { cutOut } from './label.js';

/** Air between what is cut out and the edge. */
const AIR = 0.55 * CAP;
/** A wide line would stand lost in the middle of a disc. */
const WIDEST = 2.5;

/** Everything is cut out of a disc. */
export const disc: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length < 18,
  lockup: {
    layouts: ['stacked', 'wordmark'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { layers, box } = symbol.layers.length === 0 ? name : stacked(symbol, name, false);
      if (box.width / box.height > WIDEST || name.lines > 3) return null;
      const [cx, cy] = [centreX(box), centreY(box)];
      // The corners of the block's lines touch the same circle; a symbol over them is narrower than they are.
      const low = symbol.layers.length === 0 ? box : name.box;
      const reach = Math.max(
        Math.hypot(right(low) - cx, bottom(low) - cy),
        Math.hypot(right(low) - cx, low.y - cy),
        cy - box.y,
      );
      return cutOut(circle(cx, cy, reach + AIR), layers, inks);
    },
  },
};
