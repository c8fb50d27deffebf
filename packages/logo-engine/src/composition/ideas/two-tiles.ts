import type { StyleId } from '../../brief/brief.js';
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, centreY, right } from '../../geometry/bounds.js';
import { merged } from '../../geometry/merge.js';
import { concat, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer, place } from '../layer.js';
import { visualSide } from '../lockup.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import type { Inks } from './inks.js';
import { bodyOf } from './letters.js';

/** Room around the name, the gap of the tiles, and how much of its tile the symbol fills. */
const PAD = { x: 0.62 * CAP, y: 0.58 * CAP } as const;
const GAP = 0.1 * CAP;
const FILL = 0.64;
/** The longest side of a symbol in its tile. */
const REACH = 0.76;

/** Least strokes of letters that hold in the holes of a dark tile. */
const BODY = 11.3;

/** Roundness of the tiles' corners, as a share of their height. */
const CORNERS: Readonly<Record<StyleId, number>> = {
  modern: 0.12,
  minimal: 0,
  vintage: 0.04,
  playful: 0.22,
  corporate: 0.04,
  creative: 0.16,
};

/** A tile with holes in the shape of what stands on it. */
const pierced = (tile: Path, layers: readonly Layer[], role: Layer['role']): Layer => ({
  part: 'container',
  role,
  path: { ...concat(tile, ...layers.map(({ path }) => merged(path))), evenOdd: true },
});

/** The symbol's tile: on a bright colour it lies in dark ink. */
const symbolTile = (tile: Path, symbol: readonly Layer[], { plate }: Inks): Layer[] =>
  plate === 'ground'
    ? [
        { part: 'container', role: 'ground', path: tile },
        ...symbol.map((layer): Layer => ({ ...layer, role: 'stamp' })),
      ]
    : [pierced(tile, symbol, 'main')];

/** Two solid tiles of one height side by side: the symbol cut out of the chosen colour, the name out of the colour of its letters. */
export const twoTiles: Idea = {
  suits: (text, face) => text.length < 24 && (face.script || bodyOf(face) >= BODY),
  draw: (block, { base }) => (block.rtl ? null : [textLayer(allGlyphs(block), base)]),
  lockup: {
    layouts: ['horizontal'],
    open: true,
    arrange(symbol, name, inks) {
      if (inks.plate === 'plate' || name.box.width / name.box.height < 1.5) return null;
      const top = Math.min(name.capTop, name.box.y + 0.1 * CAP) - PAD.y;
      const low = Math.max(name.capBottom, bottom(name.box) - 0.1 * CAP) + PAD.y;
      const [left, end, height] = [name.box.x - PAD.x, right(name.box) + PAD.x, low - top];
      const corner = CORNERS[name.face.styles[0] ?? 'modern'] * height;
      const { box } = symbol;
      const k = Math.min(
        (height * FILL) / visualSide(box.width, box.height),
        (height * REACH) / Math.max(box.width, box.height),
      );
      const start = left - GAP - height;
      const inside = place(
        symbol.layers,
        start + height / 2 - centreX(box) * k,
        (top + low) / 2 - centreY(box) * k,
        k,
      );
      return group([
        ...symbolTile(rect(start, top, height, height, corner), inside, inks),
        // Two darks that are nearly one look like a slip of the printer: then both tiles are of one.
        pierced(rect(left, top, end - left, height, corner), name.layers, inks.base),
      ]);
    },
  },
};
