import type { Palette } from '../colour/palette.js';
import { inClearSpace } from '../composition/canvas.js';
import { group } from '../composition/layer.js';
import type { Drawing } from '../drawing/drawing.js';
import { type Variants, variantsOf } from '../drawing/variants.js';
import { bottom, right } from '../geometry/bounds.js';
import { createSvgWriter } from '../svg/write.js';

/** Less than this is rounding, in units of a canvas whose long side is 1000. */
const SAME = 2;

/**
 * Writes a drawing about what a palette shows of it. Where that leaves out a ground, what stood on it would be small, and
 * off the middle of the canvas: it gets a canvas of its own, with as much clear space for its size.
 */
const writeSeen =
  ({ name, composition, direction, write }: Drawing) =>
  (palette: Palette): string => {
    const { layers, ink } = composition;
    const seen = group(layers.filter(({ role }) => palette[role] !== null));
    const { box } = seen;
    const less = Math.max(box.x - ink.x, box.y - ink.y, right(ink) - right(box), bottom(ink) - bottom(box));
    if (less < SAME) return write(palette);
    const share = Math.min(ink.x, ink.y) / Math.max(ink.width, ink.height);
    const canvas = inClearSpace(
      seen,
      direction.layout === 'symbol' ? 'symbol' : 'lockup',
      share * Math.max(box.width, box.height),
    );
    return createSvgWriter({ ...composition, ...canvas }, name)(palette);
  };

/** Every variant of a drawing, each in the middle of its own canvas. */
export const reframed = (drawing: Drawing): Variants => variantsOf(drawing, writeSeen(drawing));
