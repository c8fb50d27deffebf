import type { StyleId } from '../../brief/brief.js';
import type { Role } from '../../colour/palette.js';
import { isOptical } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { subtract } from '../../geometry/kernel.js';
import { merged } from '../../geometry/merge.js';
import { concat, contours, type Path } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { type Group, group, type Layer } from '../layer.js';
import { horizontal, type NameGroup, stacked } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';

/** Room around what is cut out of the label: at its sides the height of a small letter, and a little. */
const PAD = { x: 0.9 * CAP, y: 0.68 * CAP } as const;
/** The fine line inside an old label, its distance from the edge, and the radius of its corners. */
const LINE = { width: 7, inset: 20, corner: 0.34 * CAP } as const;
/** The same where it is to be seen at 64 pixels, and what the label is larger by for it. */
const SEEN = { width: 12, inset: 24, corner: 0.34 * CAP } as const;
const MORE = { x: 0.12 * CAP, y: 0.14 * CAP } as const;
type FineLine = { readonly width: number; readonly inset: number; readonly corner: number };

/** Everything cut out of one ground that it lies in: its outlines are holes, which takes no boolean; spots lie in theirs. */
export function cutOut(shape: Path, layers: readonly Layer[], inks: Inks): Group {
  if (inks.plate === 'ground') {
    // A second colour was chosen for white, and would clash with the ground.
    const clashes = (role: Role): boolean =>
      role === 'accent' || role === 'spot' || (inks.lost && role === 'main');
    const dark = layers.map((layer) => (clashes(layer.role) ? { ...layer, role: 'ink' as const } : layer));
    return group([{ part: 'container', role: 'ground', path: shape }, ...dark]);
  }
  const ground: Layer = {
    part: 'container',
    role: inks.plate,
    path: { ...concat(shape, ...layers.map(({ path }) => merged(path))), evenOdd: true },
  };
  const spots = inks.bright ? layers.filter(({ role }) => role === 'spot') : [];
  if (inks.plate !== 'plate') return group([ground, ...spots]);
  return group([...layers.map((layer): Layer => ({ ...layer, part: 'ornament', role: 'inlay' })), ground]);
}

/** Corners cut in by a quarter of a circle, as on old tin signs. */
function notched({ x, y, width, height }: Box, inset: number, r: number): Path {
  const [x0, y0, x1, y1] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  const reach = r + inset * 0.6;
  return subtract(rect(x0, y0, x1 - x0, y1 - y0), ...corners.map(([cx, cy]) => circle(cx, cy, reach)));
}

function tin(box: Box, { corner, inset, width }: FineLine): Path {
  return subtract(
    notched(box, 0, corner),
    subtract(notched(box, inset, corner), notched(box, inset + width, corner)),
  );
}

/** A rounded shape with the fine line inside it: without one it is what any program gives. */
const lined =
  (share: number) =>
  ({ x, y, width, height }: Box, line: FineLine): Path => {
    const inside = (inset: number): Path =>
      rect(
        x + inset,
        y + inset,
        width - inset * 2,
        height - inset * 2,
        Math.max(0, Math.min(height, width) * share - inset),
      );
    return subtract(inside(0), subtract(inside(line.inset), inside(line.inset + line.width)));
  };

/** The label of a style. */
const SHAPES: Readonly<Record<StyleId, (box: Box, line: FineLine) => Path>> = {
  modern: lined(0.16),
  minimal: lined(0),
  vintage: tin,
  playful: lined(0.34),
  corporate: lined(0.03),
  creative: lined(0.5),
};

/** Symbol and name, as close as a label holds them. */
export function together(symbol: Group, name: NameGroup): Group {
  if (symbol.layers.length === 0) return name;
  // Lines that begin under each other stand beside a symbol: under one they would hang to the left.
  const beside = isOptical(name) && name.align === 'left' && name.lines > 1;
  return beside || name.box.width > name.box.height * 1.5
    ? horizontal(symbol, name, false, name.lines)
    : stacked(symbol, name, false);
}

/** Everything is cut out of one label, of a shape that fits the style. */
export const label: Idea = {
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  suits: (text) => text.length < 30,
  lockup: {
    layouts: ['horizontal', 'stacked', 'wordmark'],
    open: true,
    cutsOut: true,
    thing: true,
    arrange(symbol, name, inks) {
      const { layers, box } = together(symbol, name);
      const style = name.face.styles[0] ?? 'modern';
      const more = style === 'creative' ? 0.36 * CAP : 0.18 * CAP;
      const pad = isOptical(name) ? { x: PAD.x + MORE.x, y: PAD.y + MORE.y } : PAD;
      const x = box.x - pad.x - more;
      const y = box.y - pad.y - more * 0.7;
      const outline = {
        x,
        y,
        width: right(box) - x + pad.x + more,
        height: bottom(box) - y + pad.y + more * 0.7,
      };
      const shape = SHAPES[style](outline, isOptical(name) ? SEEN : LINE);
      if (!isOptical(name) || inks.plate !== 'ground') return cutOut(shape, layers, inks);
      // A white line on a bright ground is none: there it is drawn in the ink.
      const [whole = shape] = contours(shape);
      const line: Layer = { part: 'ornament', role: inks.base, path: subtract(whole, shape) };
      return cutOut(whole, [line, ...layers], inks);
    },
  },
};
