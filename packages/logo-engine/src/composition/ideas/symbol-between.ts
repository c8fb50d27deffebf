import { isLinking } from '../../brief/name.js';
import { isJoint } from '../../brief/partners.js';
import { CAP } from '../../fonts/shape.js';
import { bounds, right } from '../../geometry/bounds.js';
import { concat, type Path, translate } from '../../geometry/path.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf } from './letters.js';
import { isCompact, standing } from './symbol-shape.js';
import { thingLayers } from './thing.js';

/** Height of the thing, and the air between it and each word. */
const SIZE = 1.36 * CAP;
const AIR = 0.3 * CAP;
/** Least strokes of letters beside a solid thing. */
const BODY = 8.5;

/** The thing of the trade stands between the two words of a name, a little taller than their letters. */
export const symbolBetween: Idea = {
  needsSymbol: true,
  parted: true,
  suits: (text, face) => {
    const words = text.split(' ');
    return (
      !face.script &&
      bodyOf(face) >= BODY &&
      words.length === 2 &&
      words.every((word) => word.length > 1 && !word.endsWith('.') && !isLinking(word) && !isJoint(word)) &&
      text.length < 16
    );
  },
  bears: ({ stroke }) => stroke >= 10,
  draw(block, inks, symbol, _letters, parts) {
    const [line, more] = block.lines;
    if (line === undefined || more !== undefined || block.rtl || !isCompact(symbol)) return null;
    const [gap, another] = line.glyphs.flatMap(({ text }, i) => (text === ' ' ? [i] : []));
    if (gap === undefined || another !== undefined) return null;
    const word = (from: number, to?: number): Path =>
      concat(...line.glyphs.slice(from, to).map(({ path }) => path));
    const [one, two] = [word(0, gap), word(gap + 1)];
    const [first, second] = [bounds(one), bounds(two)];
    if (first === null || second === null) return null;
    const foot = line.baseline + (SIZE - CAP) / 2;
    const own = bounds(standing(symbol, 0, foot, SIZE));
    if (own === null) return null;
    const cx = right(first) + AIR + own.width / 2;
    const dx = cx + own.width / 2 + AIR - second.x;
    return [
      textPath([one, translate(two, dx, 0)], inks.base),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, (part) =>
        standing(symbol, cx, foot, SIZE, part),
      ),
    ];
  },
};
