import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { cutOut } from './label.js';
import { ruleOf } from './letters.js';

/** Room around the name, and how much of the panel the symbol fills. */
const PAD = { x: 0.62 * CAP, y: 0.56 * CAP } as const;
const FILL = 0.68;

/** A ticket: the symbol cut out of a solid panel, the name framed beside it. */
export const panel: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['horizontal'],
    open: true,
    cutsOut: true,
    arrange(symbol, name, inks) {
      const line = ruleOf(name.face);
      if (name.rtl || name.box.width / name.box.height < 1.6) return null;
      const top = Math.min(name.capTop, name.box.y + 0.1 * CAP) - PAD.y;
      const low = Math.max(name.capBottom, bottom(name.box) - 0.1 * CAP) + PAD.y;
      const [left, end, height] = [name.box.x - PAD.x, right(name.box) + PAD.x, low - top];
      const k = (height * FILL) / Math.max(symbol.box.width, symbol.box.height);
      const cx = left - height / 2;
      const inside = place(
        symbol.layers,
        cx - centreX(symbol.box) * k,
        (top + low) / 2 - centreY(symbol.box) * k,
        k,
      );
      const ground = cutOut(rect(left - height, top, height, height), inside, inks);
      const frame = subtract(
        rect(left - 1, top, end - left + 1, height),
        rect(left - 2, top + line, end - left + 2 - line, height - line * 2),
      );
      const around: Layer = {
        part: 'ornament',
        role: inks.plate,
        path: subtract(frame, rect(left - 2, top - 1, 2, height + 2)),
      };
      return group([...ground.layers, around, ...name.layers]);
    },
  },
};
