import { CAP } from '../../fonts/shape.js';
import { bottom, centreX } from '../../geometry/bounds.js';
import { grow, parse, subtract } from '../../geometry/kernel.js';
import { mirror } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { type Group, group, type Layer, place } from '../layer.js';
import { visualSide } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { cutOut } from './label.js';

/** The ring in the disc, and its distance from the edge. */
const RING = { width: 11, inset: 22 } as const;

/** The symbol at a size, no higher than its room, the middle of its foot at a place. */
function standing({ layers, box }: Group, side: number, room: number, x: number, foot: number): Layer[] {
  const k = Math.min(side / visualSide(box.width, box.height), room / box.height);
  return place(layers, x - centreX(box) * k, foot - bottom(box) * k, k);
}

/** On a banner of more lines a name is crammed. */
const MOST_LINES = 2;

/** Air in a banner, how far its ends stand out, and the gap around it. */
const BANNER = { side: 0.62 * CAP, over: 0.46 * CAP, end: 1.05 * CAP, hang: 0.34 * CAP, gap: 13 } as const;

/** What of a disc is seen under its banner, at least. */
const SEEN_UNDER = 0.5 * CAP;

/** A banner with folded ends. */
function bannerAround(x0: number, y0: number, x1: number, y1: number) {
  const { end, hang, gap } = BANNER;
  const high = y1 - y0;
  const tail = parse(
    `M${x1 + end} ${y0 + hang}L${x1 + end - high * 0.26} ${(y0 + y1) / 2 + hang}L${x1 + end} ${y1 + hang}H${x1 - 0.42 * CAP}V${y1 - 0.2 * CAP}H${x1 + 2}V${y0 + hang}Z`,
  );
  const cloth = rect(x0, y0, x1 - x0, high, 5);
  const ends = [tail, mirror(tail, (x0 + x1) / 2)].map((each) => subtract(each, grow(cloth, gap)));
  return { cloth, ends };
}

/** A disc with the symbol, and the name on a banner across it. */
export const bannerEmblem: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length > 3 && text.length < 18,
  lockup: {
    layouts: ['stacked'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { box } = name;
      if (symbol.layers.length === 0 || name.lines > MOST_LINES) return null;
      const cx = centreX(box);
      const y0 = Math.min(name.capTop, box.y + 0.1 * CAP) - BANNER.over;
      const y1 = Math.max(name.capBottom, bottom(box) - 0.1 * CAP) + BANNER.over;
      const high = y1 - y0;
      const told = box.width / 2 + BANNER.side;
      const r = Math.max((high + 0.36 * CAP) / 0.88, told * 0.72, 2.5 * CAP);
      // A banner hardly wider than its name does not stand out beyond a large disc.
      if (told < r * 0.62) return null;
      const half = Math.max(told, r * 0.92);
      const [x0, x1] = [cx - half, cx + half];
      const cy = y0 - r * 0.12;
      const { cloth, ends } = bannerAround(x0, y0, x1, y1);
      const ring = subtract(circle(cx, cy, r - RING.inset), circle(cx, cy, r - RING.inset - RING.width));
      const around = grow(rect(x0 - BANNER.end, y0, x1 - x0 + BANNER.end * 2, high), BANNER.gap);
      const whole = subtract(subtract(circle(cx, cy, r), ring), around);
      // A sliver of it under the banner is a crumb.
      const disc = cy + r - y1 > SEEN_UNDER ? whole : subtract(whole, rect(cx - r, y0, r * 2, r * 2));
      const room = y0 - cy + r - RING.inset * 2 - RING.width - 0.6 * CAP;
      const drawn = standing(symbol, r * 0.84, room, cx, y0 - 0.3 * CAP);
      const upper = cutOut(disc, drawn, inks);
      const lower = cutOut(cloth, name.layers, inks);
      const shown: Layer[] = ends.map((path) => ({
        part: 'ornament',
        role: inks.shape ?? inks.plate,
        path,
      }));
      return group([...upper.layers, ...lower.layers, ...shown]);
    },
  },
};
