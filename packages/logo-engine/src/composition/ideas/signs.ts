/** Boards that everything is cut out of: an oval one, and one with a round head. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { edgePoints } from '../../geometry/extent.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { ellipse, type Point, rect } from '../../geometry/shapes.js';
import type { Group } from '../layer.js';
import { type NameGroup, stacked } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { cutOut } from './label.js';

/** Air between what is on a board and its edge: the height of a small letter. */
const AIR = 0.78 * CAP;
/** The fine line inside a board: its distance from the edge, and its width. */
const LINE = { inset: 22, width: 8 } as const;

const pointsOf = ({ layers }: Group): Point[] => edgePoints(concat(...layers.map(({ path }) => path)));

/** With a symbol what is on a board stands over each other. */
const gathered = (symbol: Group, name: NameGroup): Group =>
  symbol.layers.length === 0 ? name : stacked(symbol, name, false);

/** The smallest ellipse of a bearable shape around everything. */
function oval(group: Group): Path {
  const { box } = group;
  const aspect = Math.min(1.75, Math.max(1.18, (box.width / box.height) * 0.98));
  const [cx, cy] = [centreX(box), centreY(box)];
  const reach = pointsOf(group).reduce(
    (most, [x, y]) => Math.max(most, Math.hypot((x - cx) / aspect, y - cy)),
    0,
  );
  const air = AIR * 0.7;
  const [rx, ry] = [reach * aspect + air * 1.2, reach + air];
  const shape = (inset: number): Path => ellipse(cx, cy, rx - inset, ry - inset);
  const more = LINE.inset + LINE.width;
  return subtract(shape(-more), subtract(shape(-LINE.width), shape(0)));
}

/** A board with a round head, as low as what is on it lets the head be. */
function arched(group: Group): Path {
  const { box } = group;
  const half = box.width / 2 + AIR * 1.15;
  const cx = centreX(box);
  // The edge stays clear of every point by the air, which narrows the head that they see.
  const inner = half - AIR * 0.7;
  const spring = pointsOf(group).reduce((most, [x, y]) => {
    const across = Math.min(1, Math.abs(x - cx) / inner);
    return Math.min(most, y + inner * Math.sqrt(1 - across * across));
  }, Infinity);
  const low = bottom(box) + AIR * 1.15;
  const head = intersect(ellipse(cx, spring, half, half), rect(cx - half, spring - half, half * 2, half + 1));
  return union(head, rect(cx - half, spring, half * 2, low - spring));
}

/** Everything cut out of an oval board. */
export const ovalSign: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length < 28,
  notBeside: true,
  lockup: {
    layouts: ['stacked', 'wordmark'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const group = gathered(symbol, name);
      const { box } = group;
      if (box.width / box.height > 3.4 || box.width / box.height < 0.85) return null;
      return cutOut(oval(group), group.layers, inks);
    },
  },
};

/** Symbol and name cut out of a board with a round head, as over a door. */
export const archSign: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length < 20,
  lockup: {
    layouts: ['stacked'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const group = gathered(symbol, name);
      const { box } = group;
      if (box.width > 6.4 * CAP || right(box) - box.x < 2.4 * CAP) return null;
      return cutOut(arched(group), group.layers, inks);
    },
  },
};
