import { isAiry, isRanked } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { centreX, right } from '../../geometry/bounds.js';
import { concat } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import { visualSide } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { bodyOf, isCapitals } from './letters.js';

/** Height of the symbol in the line, its widest, and its distance from the first letter. */
const SIZE = 1.62 * CAP;
const WIDEST = 2.3 * CAP;
const GAP = { before: 0.4 * CAP, airy: 0.5 * CAP } as const;
/** Air under the symbol, which reaches past the capitals; air beside the bars of the small line, and the shortest bar, which `ranked` is no dash. */
const CLEAR = 0.2 * CAP;
const BAR = { air: 0.2 * CAP, least: 0.45 * CAP, ranked: 0.8 * CAP } as const;
/** Least strokes of letters that a filled symbol is one line with. */
const BODY = 13;

/** The symbol stands in the line like a first letter, and the small line runs under both. */
export const firstGlyph: Idea = {
  capitals: true,
  natural: true,
  suits: (text, face) =>
    !face.script && bodyOf(face) >= BODY && isCapitals(text) && text.length > 2 && text.length < 10,
  draw: (block, { base }) =>
    block.rtl || block.lines.length > 1 ? null : [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['horizontal'],
    open: true,
    thing: true,
    arrange(symbol, name, inks) {
      const [lead, ...small] = name.layers;
      if (lead === undefined || symbol.layers.length === 0) return null;
      const { box } = group([lead]);
      const k = Math.min(SIZE / visualSide(symbol.box.width, symbol.box.height), WIDEST / symbol.box.width);
      const width = symbol.box.width * k;
      const airy = isAiry(name);
      const start = box.x - GAP[airy ? 'airy' : 'before'] - width;
      // The first baseline is 0, and capitals are as high as one cap height.
      const mark = place(
        symbol.layers,
        start - symbol.box.x * k,
        -CAP / 2 - (symbol.box.y + symbol.box.height / 2) * k,
        k,
      );
      const words = group(small);
      if (words.layers.length === 0) return group([...mark, lead]);
      const end = right(box);
      // A small line that is wider than the whole would hang out.
      if (words.box.width > end - start) return null;
      // Over the line it would hang over a symbol that reaches up to it.
      if (words.box.y < -CAP / 2) return null;
      const reach = (end - start - words.box.width) / 2 - BAR.air;
      const barred = reach >= (isRanked(name) ? BAR.ranked : BAR.least);
      // Without bars that make a block of all, it belongs to the letters.
      if (airy && !barred && words.box.width <= box.width)
        return group([...mark, lead, ...place(words.layers, box.x - words.box.x, 0)]);
      const thick = Math.min(words.box.height * 0.4, bodyOf(name.face) * 0.8);
      const middle = words.box.y + (words.box.height - thick) / 2;
      // What is under the symbol keeps clear of it: a bar, or the words themselves.
      const isUnder = (start + end - words.box.width) / 2 < start + width + CLEAR;
      const top = barred && !isUnder ? middle : words.box.y;
      const foot = (symbol.box.height * k - CAP) / 2;
      const dy = Math.max(0, foot + CLEAR - top);
      const placed = place(words.layers, (start + end) / 2 - centreX(words.box), dy);
      if (!barred) return group([...mark, lead, ...placed]);
      const y = middle + dy;
      const bars: Layer = {
        part: 'ornament',
        role: inks.shape ?? inks.base,
        path: concat(rect(start, y, reach, thick), rect(end - reach, y, reach, thick)),
      };
      return group([...mark, lead, ...placed, bars]);
    },
  },
};
