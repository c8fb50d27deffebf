import type { StyleId } from '../../brief/brief.js';
import { isRanked } from '../../direction/direction.js';
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, bounds, centreX, centreY } from '../../geometry/bounds.js';
import { intersect, subtract } from '../../geometry/kernel.js';
import { type Path, translate } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import { group, type Layer } from '../layer.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { cutOut } from './label.js';

/** Room around the name in its field, and around the small line over and under it. */
const PAD = { x: 0.56 * CAP, y: 0.44 * CAP } as const;
const SMALL = 0.3 * CAP;
/** Width of the frame. */
const FRAME = 0.09 * CAP;

/** Roundness of the sign's corners, as a share of its height. */
const CORNERS: Readonly<Partial<Record<StyleId, number>>> = {
  modern: 0.09,
  vintage: 0.03,
  playful: 0.14,
  corporate: 0.03,
  creative: 0.11,
};

const centred = (path: Path, on: Box): Path => {
  const own = bounds(path) ?? on;
  return translate(path, centreX(on) - centreX(own), centreY(on) - centreY(own));
};

/** A sign in two fields: the name cut out of the solid one, its small line in the framed one over or under it. */
export const splitSign: Idea = {
  draw: (block, { base }) =>
    block.rtl || block.lines.length > 2 ? null : [textLayer(allGlyphs(block), base)],
  captions: ([caption, more], _, inks) =>
    caption === undefined || more !== undefined || caption.lines.length > 1
      ? null
      : [textLayer([...(caption.lines[0]?.glyphs ?? [])], inks.base)],
  suits: (text) => text.length < 20,
  notBeside: true,
  lockup: {
    layouts: ['wordmark'],
    open: true,
    arrange(_, { layers, face, proportions }, inks) {
      const [name, small, more] = layers;
      const [own, line] = [name, small].map((layer) => (layer ? bounds(layer.path) : null));
      if (name === undefined || small === undefined || own == null || line == null || more !== undefined)
        return null;
      const isUnder = line.y > own.y;
      // A dark field over a bright one speaks first, and is not the name.
      if (!isUnder && inks.plate === 'ground' && isRanked({ proportions })) return null;
      const width = Math.max(own.width, line.width) + PAD.x * 2;
      const x = centreX(own) - width / 2;
      const field = { x, y: own.y - PAD.y, width, height: own.height + PAD.y * 2 };
      const low = line.height + SMALL * 2;
      const foot = { x, y: isUnder ? bottom(field) : field.y - low, width, height: low };
      const y = Math.min(field.y, foot.y);
      const height = field.height + low;
      const corner = (CORNERS[face.styles[0] ?? 'modern'] ?? 0) * height;
      const outline = rect(x, y, width, height, corner);
      const inside = rect(
        x + FRAME,
        y + FRAME,
        width - FRAME * 2,
        height - FRAME * 2,
        Math.max(0, corner - FRAME),
      );
      const solid = intersect(outline, rect(field.x, field.y, field.width, field.height));
      const ring = subtract(outline, inside);
      const lower = intersect(outline, rect(foot.x, foot.y, foot.width, foot.height));
      const head = cutOut(solid, [{ ...name, path: centred(name.path, field) }], inks).layers;
      const words = centred(small.path, foot);
      // Beside dark letters on a pale field a frame is a fragment: the small line is cut out of a dark field.
      if (inks.plate === 'ground')
        return group([...head, { part: 'container', role: inks.base, path: subtract(lower, words) }]);
      const framed: Layer = { part: 'ornament', role: inks.plate, path: intersect(lower, ring) };
      return group([...head, framed, { ...small, path: words }]);
    },
  },
};
