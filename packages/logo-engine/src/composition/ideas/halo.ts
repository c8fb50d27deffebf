import { CAP } from '../../fonts/shape.js';
import { centreX, centreY } from '../../geometry/bounds.js';
import { circle } from '../../geometry/shapes.js';
import { group } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';

/** The disc over the height of what stands before it, and as a share of its width. */
const OVER = 0.62 * CAP;
const SHARE = { least: 0.3, most: 0.62 } as const;

/** Everything stands before a disc of the pale colour that it is wider than, as before a rising sun. */
export const halo: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length > 3 && text.length < 26,
  lockup: {
    layouts: ['wordmark'],
    open: true,
    arrange(_, name) {
      const { box } = name;
      const r = Math.max(box.height / 2 + OVER, box.width * SHARE.least);
      if (r * 2 > box.width * SHARE.most * 1.35) return null;
      return group([
        { part: 'container', role: 'ground', path: circle(centreX(box), centreY(box), r) },
        ...name.layers,
      ]);
    },
  },
};
