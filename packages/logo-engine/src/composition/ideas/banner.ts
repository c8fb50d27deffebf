import { CAP } from '../../fonts/shape.js';
import { bounds, centreX } from '../../geometry/bounds.js';
import { edgePoints } from '../../geometry/extent.js';
import { intersect, subtract } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { type Group, group, place } from '../layer.js';
import { visualSide } from '../lockup.js';
import type { Idea } from './idea.js';
import { cutOut } from './label.js';
import { isCapitals } from './letters.js';
import { onRibbon } from './ribbon.js';

/** Radius of the dome as a share of the ribbon's width, and its bounds. */
const RADIUS = { share: 0.36, least: 2 * CAP, most: 2.6 * CAP } as const;
/** How far the middle of the dome stands over its foot, as a share of its radius, and the light between it and the ribbon. */
const RISE = 0.3;
const AIR = 0.13 * CAP;
/** The fine line inside the dome: its distance from the edge, and its width. */
const LINE = { inset: 0.17 * CAP, width: 0.1 * CAP } as const;
/** Air around the symbol, and the largest visual side that it has, as a share of the radius. */
const ROOM = 0.2 * CAP;
const LARGEST = 1.16;
/** Halvings in which its scale is found. */
const STEPS = 12;

/** The largest scale at which a symbol stands in the dome, with its middle at a height. */
function fitted({ layers, box }: Group, r: number, middle: number): number {
  const [cx, cy] = [centreX(box), box.y + box.height / 2];
  const points = edgePoints(concat(...layers.map(({ path }) => path)));
  const foot = r * RISE - ROOM;
  const inner = r - LINE.inset - LINE.width - ROOM;
  const isInside = (k: number): boolean =>
    points.every(([x, y]) => {
      const [px, py] = [(x - cx) * k, (y - cy) * k + middle];
      return py <= foot && Math.hypot(px, py) <= inner;
    });
  let [least, most] = [0, (LARGEST * r) / visualSide(box.width, box.height)];
  for (let step = 0; step < STEPS; step += 1) {
    const k = (least + most) / 2;
    if (isInside(k)) least = k;
    else most = k;
  }
  return least;
}

/** The name on a ribbon, and over it the symbol cut out of a dome that rises from it. */
export const banner: Idea = {
  capitals: true,
  over: true,
  natural: true,
  ornament: true,
  notBeside: true,
  suits: (text, face) =>
    !face.script && !face.fancy && isCapitals(text) && /^[\p{Script=Latin}\p{N}' &.-]{3,14}$/u.test(text),
  draw: onRibbon,
  lockup: {
    layouts: ['stacked'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const band = bounds(
        name.layers.find(({ part }) => part === 'container')?.path ?? { commands: [], evenOdd: false },
      );
      if (band === null || symbol.layers.length === 0) return null;
      const r = Math.min(RADIUS.most, Math.max(RADIUS.least, band.width * RADIUS.share));
      const foot = band.y - AIR;
      const [cx, cy] = [centreX(band), foot - r * RISE];
      const disc = (inset: number): Path => circle(cx, cy, r - inset);
      const line = subtract(disc(LINE.inset), disc(LINE.inset + LINE.width));
      const dome = intersect(subtract(disc(0), line), rect(cx - r, cy - r, r * 2, foot - cy + r));
      // Between the top of the line and the foot.
      const middle = (r * RISE - ROOM - (r - LINE.inset - LINE.width - ROOM)) / 2;
      const k = fitted(symbol, r, middle);
      const placed = place(
        symbol.layers,
        cx - centreX(symbol.box) * k,
        cy + middle - (symbol.box.y + symbol.box.height / 2) * k,
        k,
      );
      return group([...cutOut(dome, placed, inks).layers, ...name.layers]);
    },
  },
};
