import { CAP } from '../../fonts/shape.js';
import { bottom, right } from '../../geometry/bounds.js';
import { concat, type Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Idea } from './idea.js';
import { allGlyphs, textLayer } from './ink.js';
import { cutOut } from './label.js';

/** Room around everything, the seam's distance from the edge, a stitch and the way to the next one. */
const PAD = { x: 0.78 * CAP, y: 0.7 * CAP } as const;
const SEAM = 0.2 * CAP;
const STITCH = { length: 0.2 * CAP, step: 0.34 * CAP, width: 8 } as const;
const CORNER = 0.28 * CAP;

/** Stitches along a straight line, as many as fit evenly. */
function seam(from: number, to: number, at: (along: number, length: number) => Path): Path[] {
  const count = Math.max(2, Math.round((to - from) / STITCH.step));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) =>
    at(from + step * (i + 0.5) - STITCH.length / 2, STITCH.length),
  );
}

/** A sewn label: everything is cut out of a patch with a seam along its edge. */
export const stitched: Idea = {
  suits: (text) => text.length < 22,
  about: [
    'needle',
    'spool',
    'yarn',
    'button',
    'dress',
    't-shirt',
    'handbag',
    'sneaker',
    'high-heel',
    'coat-hanger',
    'boot',
    'sock',
    'pants',
    'hoodie',
    'horse',
    'cowboy-hat',
    'couch',
    'armchair',
    'scissors',
    'saddle',
    'loom',
    'lace-up-shoe',
  ],
  draw: (block, { base }) => [textLayer(allGlyphs(block), base)],
  lockup: {
    layouts: ['wordmark'],
    open: true,
    arrange(_, name, inks) {
      const { box } = name;
      const [x, y] = [box.x - PAD.x, box.y - PAD.y];
      const [width, height] = [right(box) + PAD.x - x, bottom(box) + PAD.y - y];
      const w = STITCH.width;
      const [x0, y0, x1, y1] = [x + SEAM, y + SEAM, x + width - SEAM, y + height - SEAM];
      const inset = CORNER * 0.5;
      const stitches = concat(
        ...[y0 - w / 2, y1 - w / 2].flatMap((at) =>
          seam(x0 + inset, x1 - inset, (along, length) => rect(along, at, length, w, w / 2)),
        ),
        ...[x0 - w / 2, x1 - w / 2].flatMap((at) =>
          seam(y0 + inset, y1 - inset, (along, length) => rect(at, along, w, length, w / 2)),
        ),
      );
      const patch = { ...concat(rect(x, y, width, height, CORNER), stitches), evenOdd: true };
      return cutOut(patch, name.layers, inks);
    },
  },
};
