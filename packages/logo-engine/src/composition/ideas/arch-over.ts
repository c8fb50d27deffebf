import { CAP } from '../../fonts/shape.js';
import { centreX } from '../../geometry/bounds.js';
import { edgePoints } from '../../geometry/extent.js';
import { concat, mapPoints } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import type { TextBlock } from '../text-block.js';
import type { Idea } from './idea.js';
import { allGlyphs, textPath } from './ink.js';
import { bodyOf, isCapitals, ruleOf } from './letters.js';
import { warped } from './warp.js';

/** The angle that a name spans, in radians, and the radius that it is chosen for. */
const SPAN = { least: 1.75, most: 2.7 } as const;
const RADIUS = { wanted: 2.7 * CAP, most: 3.6 * CAP } as const;
/** Reach of the symbol, and where the small line begins, as shares of the inner radius. */
const ROOM = 0.7;
const FOOT = 0.74;
/** Cap heights and widest reach of the small line. */
const SMALL = { least: 34, most: 56 } as const;
const WIDEST = 1.5;
/** Least strokes of letters on a circle. */
const BODY = 11;
const RULE = { least: 0.34 * CAP, air: 0.22 * CAP } as const;

const radiusOf = ({ box }: TextBlock): number =>
  box.width / Math.min(SPAN.most, Math.max(SPAN.least, box.width / RADIUS.wanted));

/** The name in an arch over the symbol, the small line straight under it: a badge without a rim. */
export const archOver: Idea = {
  capitals: true,
  natural: true,
  suits: (text, face) =>
    !face.script &&
    !face.fancy &&
    bodyOf(face) >= BODY &&
    isCapitals(text) &&
    /^[\p{Script=Latin}\p{N}' &.-]{5,15}$/u.test(text),
  draw(block, inks) {
    const r = radiusOf(block);
    if (block.rtl || block.lines.length > 1 || r > RADIUS.most) return null;
    const cx = centreX(block.box);
    // Letters are measured along their middle, where they are as wide as they were drawn.
    const path = warped(concat(...allGlyphs(block).map((glyph) => glyph.path)), (x, y) => {
      const angle = (x - cx) / (r + CAP / 2);
      return [(r - y) * Math.sin(angle), -(r - y) * Math.cos(angle)];
    });
    return [textPath([path], inks.base)];
  },
  captions([caption, more], _lead, inks, face, block) {
    const [line, second] = caption?.lines ?? [];
    if (caption === undefined || line === undefined || more !== undefined || second !== undefined)
      return null;
    const r = radiusOf(block);
    const k = Math.min(SMALL.most / caption.cap, (r * 2 * WIDEST) / line.box.width);
    if (k * caption.cap < SMALL.least) return null;
    const cx = centreX(line.box);
    const baseline = r * FOOT + Math.max(caption.cap, line.baseline - line.box.y) * k;
    const words = mapPoints(concat(...line.glyphs.map((glyph) => glyph.path)), (x, y) => [
      (x - cx) * k,
      (y - line.baseline) * k + baseline,
    ]);
    const half = (line.box.width * k) / 2 + RULE.air;
    const reach = r + CAP - half - CAP * 0.3;
    const thick = ruleOf(face);
    const y = baseline - (caption.cap * k) / 2 - thick / 2;
    const rules: Layer[] =
      reach < RULE.least
        ? []
        : [
            {
              part: 'ornament',
              role: inks.shape ?? inks.base,
              path: concat(rect(-half - reach, y, reach, thick), rect(half, y, reach, thick)),
            },
          ];
    return [textPath([words], inks.quiet), ...rules];
  },
  lockup: {
    layouts: ['stacked'],
    open: true,
    thing: true,
    arrange(symbol, name) {
      const [letters] = name.layers;
      if (letters === undefined || symbol.layers.length === 0) return null;
      const r = Math.min(...edgePoints(letters.path).map(([x, y]) => Math.hypot(x, y)));
      const { box } = symbol;
      const k = (r * ROOM * 2.44) / Math.hypot(box.width, box.height);
      const height = box.height * k;
      // Between the letters and the small line.
      const middle = (-r * 0.86 + r * FOOT - 0.2 * CAP) / 2;
      if (height > r * (0.86 + FOOT) - 0.3 * CAP) return null;
      const placed = place(symbol.layers, -centreX(box) * k, middle - (box.y + box.height / 2) * k, k);
      return group([...placed, ...name.layers]);
    },
  },
};
