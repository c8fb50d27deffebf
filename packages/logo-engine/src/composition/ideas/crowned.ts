import { isSpare } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import { visualSide } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { ruleOf } from './letters.js';
import { ruledUnder } from './masthead.js';

/** Visual side of the symbol, the air under it and beside it, and the shortest rule that is one. */
const SIZE = 2.5 * CAP;
const UNDER = 0.5 * CAP;
const BESIDE = 0.36 * CAP;
const SHORTEST = { before: 0.7 * CAP, spare: 1.5 * CAP } as const;

/** The symbol over the name, between two rules as wide as it; the small line under it between two more. */
export const crowned: Idea = {
  natural: true,
  over: true,
  notBeside: true,
  suits: (text) => text.length > 4 && text.length < 24,
  draw: (block, { base }) =>
    block.lines.length > 2 || block.rtl ? null : [textLayer(allGlyphs(block), base)],
  captions: ruledUnder,
  alone: true,
  lockup: {
    layouts: ['stacked'],
    open: true,
    thing: true,
    arrange(symbol, name, inks) {
      if (symbol.layers.length === 0) return null;
      const { box } = name;
      const k = SIZE / visualSide(symbol.box.width, symbol.box.height);
      const [width, height] = [symbol.box.width * k, symbol.box.height * k];
      const reach = (box.width - width) / 2 - BESIDE;
      if (reach < SHORTEST[isSpare(name) ? 'spare' : 'before']) return null;
      const foot = Math.min(name.capTop, box.y) - UNDER;
      const placed = place(
        symbol.layers,
        centreX(box) - centreX(symbol.box) * k,
        foot - bottom(symbol.box) * k,
        k,
      );
      const line = ruleOf(name.face);
      const y = foot - height / 2 - line / 2;
      const rules: Layer = {
        part: 'ornament',
        role: inks.plate === 'main' ? 'main' : (inks.shape ?? inks.base),
        path: concat(rect(box.x, y, reach, line), rect(right(box) - reach, y, reach, line)),
      };
      return group([...placed, rules, ...name.layers]);
    },
  },
};
