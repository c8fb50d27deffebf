import { CAP, type Glyph } from '../../fonts/shape.js';
import { bounds, right } from '../../geometry/bounds.js';
import { concat, mapPoints, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { inkGlyphs, textPath } from './ink.js';
import { isCapitals, ruleOf } from './letters.js';

/** Air between the name and its small line, beside the initial, and the cap heights of that line. */
const AIR = { y: 0.3 * CAP, x: 0.16 * CAP } as const;
const SMALL = { least: 0.3 * CAP, most: 0.46 * CAP } as const;
/** Widest space between the letters of the small line, and the shortest rule after it. */
const SPREAD = 0.4;
const RULE = 0.4 * CAP;
/** Height of the initial: over both lines. */
const TALL = CAP + AIR.y + SMALL.most;

/** Where the letters after the initial begin once it has grown. */
function restOf(block: TextBlock): { first: Glyph; others: Glyph[]; left: number; dx: number } | null {
  const [first, ...others] = inkGlyphs(block);
  const [next] = others;
  if (first?.box == null || next?.box == null) return null;
  const left = first.box.x + (first.box.width * TALL) / CAP + AIR.x;
  return { first, others, left, dx: left - next.box.x };
}

/** The initial stands as high as the name and its small line together, both lines beside it. */
export const dropInitial: Idea = {
  capitals: true,
  natural: true,
  suits: (text, face) =>
    !face.script && !face.fancy && isCapitals(text) && /^[B-HKMNP-Z]\p{Lu}{4,10}$/u.test(text),
  draw(block, inks) {
    const rest = block.lines.length > 1 || block.rtl ? null : restOf(block);
    if (rest?.first.box == null) return null;
    const { first, others, dx } = rest;
    const { x: x0 } = first.box as { x: number };
    const top = block.capTop;
    const grown = mapPoints(first.path, (x, y) => [
      x0 + ((x - x0) * TALL) / CAP,
      top + ((y - top) * TALL) / CAP,
    ]);
    return [
      // A dark initial before coloured letters would fall off the word.
      textPath([grown], inks.base === 'ink' ? (inks.letter ?? 'ink') : inks.base),
      textPath([translate(concat(...others.map(({ path }) => path)), dx, 0)], inks.base),
    ];
  },
  captions([caption, more], lead, inks, face, block) {
    const [line, second] = caption?.lines ?? [];
    const rest = restOf(block);
    if (caption === undefined || line === undefined || more !== undefined || second !== undefined)
      return null;
    // A small line over the name is read before it.
    if (rest === null || line.baseline < lead.capBottom) return null;
    const width = right(lead.box) - rest.left;
    const size = Math.min(SMALL.most, (width / line.box.width) * caption.cap);
    if (size < SMALL.least) return null;
    const k = size / caption.cap;
    // Spread to the width of the letters over it.
    const own = line.glyphs.filter(({ box }) => box !== null);
    const spread = own.length > 1 ? (width - line.box.width * k) / (own.length - 1) : 0;
    // A short one keeps its width, and a rule goes on to the edge.
    const isShort = spread > SPREAD * size;
    const free = isShort ? 0 : spread;
    const baseline = block.capTop + TALL;
    const paths = own.map(({ path }, i) =>
      mapPoints(path, (x, y) => [
        (x - line.box.x) * k + rest.left + free * i,
        (y - line.baseline) * k + baseline,
      ]),
    );
    const words = bounds(concat(...paths));
    if (words === null) return null;
    const from = right(words) + AIR.x * 1.2;
    const reach = right(lead.box) - from;
    if (isShort && reach < RULE) return null;
    const thick = ruleOf(face);
    const rule: Layer = {
      part: 'ornament',
      role: inks.shape ?? inks.base,
      path: rect(from, baseline - size / 2 - thick / 2, reach, thick),
    };
    return [textPath(paths, inks.quiet), ...(isShort ? [rule] : [])];
  },
};
