import { isAiry, isRanked } from '../../direction/direction.js';
import { CAP, shapeLine } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { captionFace } from '../captions.js';
import type { Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer, textPath } from './ink.js';
import { bodyOf, isCapitals } from './letters.js';

/** Air between the two lines, cap heights of the small one, and the widest tracking that spreads it. */
const AIR = { before: 0.25 * CAP, airy: 0.37 * CAP } as const;
const SMALL = { least: 0.29 * CAP, most: 0.46 * CAP } as const;
const TRACKING = { plain: 0.04, most: 0.34 } as const;
/** Bars that fill a line which is too short: their distance from it, and the shortest, which `ranked` is no dash. */
const BAR = { air: 0.17 * CAP, least: 0.3 * CAP, ranked: 0.6 * CAP } as const;
/** Figures are as high as capitals. */
const FIGURES = /^\p{N}+$/u;
/** Least strokes of letters that make a block. */
const BODY = 8.5;

/** Name and small line are one block: both as wide as each other, close as lines of a poster. */
export const stack: Idea = {
  capitals: true,
  natural: true,
  suits: (text, face) =>
    !face.script &&
    bodyOf(face) >= BODY &&
    (isCapitals(text) || FIGURES.test(text)) &&
    text.length > 2 &&
    text.length < 13,
  draw: (block, { base }) =>
    block.rtl || block.lines.length > 1 ? null : [textLayer(allGlyphs(block), base)],
  captions([caption, more], lead, inks, face, block) {
    const [line, second] = caption?.lines ?? [];
    if (caption === undefined || line === undefined || more !== undefined || second !== undefined)
      return null;
    const { width } = lead.box;
    const small = captionFace(face);
    const at = (cap: number, tracking: number) => shapeLine(line.text, small, { tracking, cap });
    const plain = at(SMALL.most, TRACKING.plain);
    const cap = Math.min(SMALL.most, (width / plain.box.width) * SMALL.most);
    if (cap < SMALL.least) return null;
    const set = at(cap, TRACKING.plain);
    const gaps = Array.from(line.text).length - 1;
    const spread = TRACKING.plain + (width - set.box.width) / Math.max(1, gaps) / set.em;
    const filled = spread <= TRACKING.most;
    const words = filled ? at(cap, spread) : at(cap, TRACKING.plain * 3);
    const free = (width - words.box.width) / 2;
    const air = AIR[isAiry(block) ? 'airy' : 'before'];
    const under = line.baseline > lead.capBottom;
    const baseline = under
      ? Math.max(bottom(lead.box), lead.capBottom) + air + Math.max(cap, -words.box.y)
      : Math.min(lead.box.y, block.capTop) - air - Math.max(0, bottom(words.box));
    const path = mapPoints(concat(...words.glyphs.map((glyph) => glyph.path)), (x, y) => [
      x - words.box.x + lead.box.x + free,
      y + baseline,
    ]);
    const reach = free - BAR.air;
    if (!filled && reach < (isRanked(block) ? BAR.ranked : BAR.least)) return null;
    const thick = Math.min(cap * 0.42, bodyOf(face) * 0.9);
    const y = baseline - cap / 2 - thick / 2;
    const bars: Layer[] = filled
      ? []
      : [
          {
            part: 'ornament',
            role: inks.shape ?? inks.base,
            path: concat(rect(lead.box.x, y, reach, thick), rect(right(lead.box) - reach, y, reach, thick)),
          },
        ];
    return [textPath([path], inks.quiet), ...bars];
  },
};
