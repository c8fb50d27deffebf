import { CAP } from '../../fonts/shape.js';
import { centreX, right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';

/** Height of the symbol, its distance from the name and from the rules. */
const SIZE = 2.1 * CAP;
const OVER = 0.5 * CAP;
const GAP = 0.3 * CAP;
/** Shortest rule that is one. */
const SHORTEST = 0.7 * CAP;

/** The symbol stands small over the name, between two rules that end with it. */
export const wings: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['stacked'],
    open: true,
    arrange(symbol, name, inks) {
      const line = ruleOf(name.face);
      const k = SIZE / Math.max(symbol.box.height, symbol.box.width * 0.75);
      const [width, height] = [symbol.box.width * k, symbol.box.height * k];
      const cx = centreX(name.box);
      const reach = width / 2 + GAP;
      const [left, end] = [cx - reach - name.box.x, right(name.box) - cx - reach];
      if (Math.min(left, end) < SHORTEST) return null;
      const top = Math.min(name.capTop, name.box.y) - OVER - height;
      const placed = place(
        symbol.layers,
        cx - (symbol.box.x + symbol.box.width / 2) * k,
        top - symbol.box.y * k,
        k,
      );
      const y = top + height / 2 - line / 2;
      const rules: Layer = {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: concat(rect(name.box.x, y, left, line), rect(cx + reach, y, end, line)),
      };
      return group([...placed, rules, ...name.layers]);
    },
  },
};
