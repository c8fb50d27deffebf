import { onCanvas } from '../composition/canvas.js';
import { type Composition, group, type Layer, layersBox } from '../composition/layer.js';
import { subtract } from '../geometry/kernel.js';
import { rect } from '../geometry/shapes.js';

/** Room around the drawing on its plate, as a share of the long side, and the least, in units. */
const PAD = { share: 0.085, least: 75 } as const;
const CORNER = 40;

/**
 * A colour too pale for white gets a ground of its own: the drawing is cut out of a dark plate, and the holes are
 * filled with the colour. A drawing that already carries the colour on a plate stays as it is.
 */
export function onPlate(composition: Composition): Composition {
  const { layers, ink } = composition;
  if (layers.some(({ role }) => role === 'plate')) return composition;
  const pad = Math.max(PAD.least, PAD.share * Math.max(ink.width, ink.height));
  const plate = rect(ink.x - pad, ink.y - pad, ink.width + pad * 2, ink.height + pad * 2, CORNER);
  const cut = subtract(plate, ...layers.map(({ path }) => path));
  const filled = layers.map((layer): Layer => ({ ...layer, role: 'inlay' }));
  const grounded: Layer[] = [{ part: 'container', role: 'plate', path: cut }, ...filled];
  const canvas = onCanvas(group(grounded), 'lockup');
  return { ...composition, ...canvas, ink: layersBox(canvas.layers) ?? ink };
}
