import type { StyleId } from '../../brief/brief.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, parse, shrink, subtract, union } from '../../geometry/kernel.js';
import { contours, mirror, type Path } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { type Group, group, type Layer, place } from '../layer.js';
import { type NameGroup, visualSide } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { cutOut } from './label.js';

/** The fine line along the inside of an emblem, and its distance from the edge. */
const LINE = { width: 11, inset: 22 } as const;
/** Styles whose emblems have it. */
const LINED: readonly StyleId[] = ['vintage', 'creative', 'playful', 'corporate'];

const lineIn = (shape: Path): Path =>
  subtract(shrink(shape, LINE.inset), shrink(shape, LINE.inset + LINE.width));

/** Layers cut out of a shape with a fine line in it, which is drawn where the shape is the ground of dark letters. */
function inShape(shape: Path, layers: readonly Layer[], { face }: NameGroup, inks: Inks): Group {
  const [style = 'modern'] = face.styles;
  if (!LINED.includes(style)) return cutOut(shape, layers, inks);
  const line = lineIn(shape);
  if (inks.plate !== 'ground') return cutOut(subtract(shape, line), layers, inks);
  return cutOut(shape, [{ part: 'ornament', role: inks.base, path: line }, ...layers], inks);
}

/** The symbol at a size, the middle of its foot at a place. */
function standing(symbol: Group, side: number, x: number, foot: number) {
  const k = side / visualSide(symbol.box.width, symbol.box.height);
  const [width, height] = [symbol.box.width * k, symbol.box.height * k];
  const layers = place(symbol.layers, x - centreX(symbol.box) * k, foot - bottom(symbol.box) * k, k);
  return { layers, width, height };
}

/** The same, and no higher than its room. */
function fitting(symbol: Group, side: number, room: number, x: number, foot: number) {
  const { height } = standing(symbol, side, x, foot);
  return height <= room ? standing(symbol, side, x, foot) : standing(symbol, (side * room) / height, x, foot);
}

/** Names that are not too long for what is nearly round. */
const isShort = (text: string): boolean => text.length > 3 && text.length < 26;

/** Air in an arch: at the sides of the name, under it, between it and the symbol, and over that; and its largest rise. */
const ARCH = {
  side: 0.78 * CAP,
  under: 0.72 * CAP,
  between: 0.5 * CAP,
  over: 0.62 * CAP,
  rise: 3.1 * CAP,
} as const;
/** Names wider for their height than this lie in a bridge, not in an arch. */
const BROADEST = 3.6;

/** Symbol and name cut out of an arch: the shape of a gate, of a window, of a bottle's label. */
export const archEmblem: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: isShort,
  lockup: {
    layouts: ['stacked'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { box } = name;
      if (symbol.layers.length === 0 || box.width / box.height > BROADEST) return null;
      const half = Math.max(box.width, 3.4 * CAP) / 2 + ARCH.side;
      const cx = centreX(box);
      const top = Math.min(name.capTop, box.y);
      const side = Math.min(4.4 * CAP, Math.max(2.3 * CAP, half * 0.74));
      const drawn = standing(symbol, side, cx, top - ARCH.between);
      const rise = Math.min(half, ARCH.rise);
      // The curve keeps clear of the symbol's shoulders.
      const reach = Math.min(0.96, (drawn.width / 2 + 0.3 * CAP) / half);
      const drop = rise * (1 - Math.sqrt(1 - reach * reach));
      const crown = top - ARCH.between - drawn.height - Math.max(ARCH.over, drop + 0.3 * CAP);
      const spring = Math.max(crown + rise, Math.min(top - 0.1 * CAP, crown + rise));
      const foot = Math.max(name.capBottom, bottom(box) - 0.1 * CAP) + ARCH.under;
      const [x0, x1] = [cx - half, cx + half];
      const r = 0.3 * CAP;
      const shape = parse(
        `M${x0} ${spring}A${half} ${rise} 0 0 1 ${x1} ${spring}V${foot - r}A${r} ${r} 0 0 1 ${x1 - r} ${foot}H${x0 + r}A${r} ${r} 0 0 1 ${x0} ${foot - r}Z`,
      );
      return inShape(shape, [...drawn.layers, ...name.layers], name, inks);
    },
  },
};

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
  suits: isShort,
  lockup: {
    layouts: ['stacked'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { box } = name;
      if (symbol.layers.length === 0) return null;
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
      const ring = subtract(circle(cx, cy, r - LINE.inset), circle(cx, cy, r - LINE.inset - LINE.width));
      const around = grow(rect(x0 - BANNER.end, y0, x1 - x0 + BANNER.end * 2, high), BANNER.gap);
      const whole = subtract(subtract(circle(cx, cy, r), ring), around);
      // A sliver of it under the banner is a crumb.
      const disc = cy + r - y1 > SEEN_UNDER ? whole : subtract(whole, rect(cx - r, y0, r * 2, r * 2));
      const room = y0 - cy + r - LINE.inset * 2 - LINE.width - 0.6 * CAP;
      const drawn = fitting(symbol, r * 0.84, room, cx, y0 - 0.3 * CAP);
      const upper = cutOut(disc, drawn.layers, inks);
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

/** Air in a sign with a round head: at the sides of its name, over and under it; and the radius of the head. */
const HEAD = { side: 0.8 * CAP, over: 0.62 * CAP, under: 0.62 * CAP, radius: 1.9 * CAP } as const;
/** Least width of a sign beside its head, in its diameters. */
const SHOULDERS = 1.35;

/** A long name on a sign, its symbol in the round head that rises from the middle. */
export const tabEmblem: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length > 5 && text.length < 30,
  lockup: {
    layouts: ['stacked'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { box } = name;
      if (symbol.layers.length === 0) return null;
      const cx = centreX(box);
      const [x0, x1] = [box.x - HEAD.side, right(box) + HEAD.side];
      const y0 = Math.min(name.capTop, box.y + 0.1 * CAP) - HEAD.over;
      const y1 = Math.max(name.capBottom, bottom(box) - 0.1 * CAP) + HEAD.under;
      const r = Math.max(HEAD.radius, (y1 - y0) * 0.62);
      if (x1 - x0 < r * 2 * SHOULDERS) return null;
      const cy = y0 - r * 0.34;
      const body = rect(x0, y0, x1 - x0, y1 - y0, 0.3 * CAP);
      const shape = union(body, circle(cx, cy, r));
      const foot = y0 + 0.08 * CAP;
      const drawn = fitting(symbol, r * 1.06, foot - (cy - r) - 0.62 * CAP, cx, foot);
      return inShape(shape, [...drawn.layers, ...name.layers], name, inks);
    },
  },
};
