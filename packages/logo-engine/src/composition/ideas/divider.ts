import { CAP } from '../../fonts/shape.js';
import { right } from '../../geometry/bounds.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import { horizontal } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';

/** An upright rule between symbol and name. */
export const divider: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['horizontal'],
    open: false,
    arrange(symbol, name, inks) {
      if (name.rtl) return null;
      const line = ruleOf(name.face);
      const lockup = horizontal(symbol, name, false, name.lines);
      const mark = lockup.layers.slice(0, symbol.layers.length);
      const gap = name.box.x - right(group(mark).box);
      const tall = Math.max(name.capBottom - name.capTop + 0.5 * CAP, 1.5 * CAP);
      const middle = (name.capTop + name.capBottom) / 2;
      const air = Math.max(gap, 0.46 * CAP);
      const rule: Layer = {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: rect(name.box.x - air - line, middle - tall / 2, line, tall),
      };
      return group([...place(mark, gap - air * 2 - line, 0), rule, ...name.layers]);
    },
  },
};
