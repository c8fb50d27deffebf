import { isLinking } from '../../brief/name.js';
import { isJoint } from '../../brief/partners.js';
import { isClear, isFirm, isRanked } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, bounds, centreX } from '../../geometry/bounds.js';
import { concat, mapPoints, type Path } from '../../geometry/path.js';
import type { BlockLine, TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { textPath } from './ink.js';
import { bodyOf, isCapitals } from './letters.js';
import { fitsInRule, isCompact, standing } from './symbol-shape.js';
import { thingLayers } from './thing.js';

/** Heights of the thing in cap heights of its line, the best first, and the air before it. */
const HEIGHTS = [1.14, 1.3, 1] as const;
const GAP = { least: 0.2, usual: 0.32, most: 0.62 } as const;
/** How much larger or smaller the line with the thing may be: by less than the first of each it would look like a slip. */
const LARGER = { least: 1.22, most: 2.1, ranked: 1.4 } as const;
/** Air between the capitals of two lines, and between their ink. */
const AIR = 0.3 * CAP;
const INK_AIR = 0.2 * CAP;
/** Cap heights in an em, nearly: of letters that are spread the thing keeps as far as they do. */
const CAPS_IN_EM = 1.4;
/** Least strokes of letters beside a solid thing. */
const BODY = 8.5;

/** The size of the short line, and in its cap heights the height of the thing and its distance. */
type Filled = { readonly k: number; readonly high: number; readonly gap: number };

/** How the short line and a thing of this aspect are as wide as the long line. */
function fill(long: number, short: number, aspect: number, more: number, larger: number): Filled | null {
  const free = (long - short) / CAP;
  const [least, usual, most] = [GAP.least + more, GAP.usual + more, GAP.most + more];
  const high = HEIGHTS.find((height) => {
    const gap = free - aspect * height;
    return gap >= least && gap <= most;
  });
  if (high !== undefined) return { k: 1, high, gap: free - aspect * high };
  const [height] = HEIGHTS;
  const k = long / (short + (aspect * height + usual) * CAP);
  const ratio = Math.max(k, 1 / k);
  return ratio < LARGER.least || ratio > larger ? null : { k, high: height, gap: usual };
}

const pathOf = (line: BlockLine): Path => concat(...line.glyphs.map(({ path }) => path));

/** Two lines of one width, the shorter of them filled up by the thing of the trade. */
export const symbolFill: Idea = {
  needsSymbol: true,
  parted: true,
  capitals: true,
  suits: (text, face) => {
    const words = text.split(' ');
    return (
      !face.script &&
      bodyOf(face) >= BODY &&
      isCapitals(text) &&
      words.length > 1 &&
      words.length < 5 &&
      text.length < 24 &&
      !words.some(isJoint)
    );
  },
  bears: ({ stroke }) => stroke >= 10,
  draw(block: TextBlock, inks, symbol, _letters, parts) {
    const [one, two, more] = block.lines;
    const own = bounds(symbol);
    if (one === undefined || two === undefined || more !== undefined || own === null || block.rtl)
      return null;
    // As high as a letter and more, a thing is read that is no letter.
    const fits = isFirm(block) ? fitsInRule(symbol, block) : isCompact(symbol);
    if (!fits || [one, two].some(({ text }) => text.trim().split(' ').every(isLinking))) return null;
    const isFirst = one.box.width < two.box.width;
    const [short, long] = isFirst ? [one, two] : [two, one];
    const aspect = own.width / own.height;
    const spread = isClear(block) ? Math.max(0, block.tracking) * CAPS_IN_EM : 0;
    const larger = LARGER[isRanked(block) ? 'ranked' : 'most'];
    const filled = fill(long.box.width, short.box.width, aspect, spread, larger);
    if (filled === null) return null;
    const { k, high, gap } = filled;
    const left = centreX(block.box) - long.box.width / 2;
    const [upper, lower] = isFirst ? [k, 1] : [1, k];
    const inked = (bottom(one.box) - one.baseline) * upper + (two.baseline - two.box.y) * lower;
    const step = Math.max(AIR + CAP * lower, isClear(block) ? INK_AIR + inked : 0);
    const baseOf = (line: BlockLine): number => (line === one ? 0 : step);
    const set = (line: BlockLine, scale: number): Path =>
      mapPoints(pathOf(line), (x, y) => [
        (x - line.box.x) * scale + left,
        (y - line.baseline) * scale + baseOf(line),
      ]);
    const height = high * CAP * k;
    const x = left + (short.box.width + (gap + (aspect * high) / 2) * CAP) * k;
    const foot = baseOf(short) + (height - CAP * k) / 2;
    return [
      textPath(
        [one, two].map((line) => set(line, line === short ? k : 1)),
        inks.base,
      ),
      ...thingLayers(symbol, parts, inks.shape ?? inks.base, (part) =>
        standing(symbol, x, foot, height, part),
      ),
    ];
  },
};
