import { onCanvas } from '../composition/canvas.js';
import { type Composition, group, type Layer, layersBox } from '../composition/layer.js';
import { subtract } from '../geometry/kernel.js';
import { rect } from '../geometry/shapes.js';

/** Room around the drawing on its plate, as a share of the long side, and the least, in units. */
const PAD = { share: 0.085, least: 75 } as const;
const CORNER = 40;

/** How far the colour stays inside the edge of its plate, so that none of it shows around it. */
const INSET = 4;

/**
 * A colour too pale for white gets a ground of its own: the drawing is cut out of a dark plate, and a sheet of the
 * colour under it shows through the holes. A drawing that already carries the colour on a plate stays as it is.
 */
export function onPlate(composition: Composition): Composition {
  const { layers, ink } = composition;
  if (layers.some(({ role }) => role === 'plate')) return composition;
  const pad = Math.max(PAD.least, PAD.share * Math.max(ink.width, ink.height));
  const sheet = (inset: number) => {
    const by = pad - inset;
    return rect(ink.x - by, ink.y - by, ink.width + by * 2, ink.height + by * 2, CORNER - inset);
  };
  const grounded: Layer[] = [
    { part: 'container', role: 'inlay', path: sheet(INSET) },
    { part: 'container', role: 'plate', path: subtract(sheet(0), ...layers.map(({ path }) => path)) },
  ];
  const canvas = onCanvas(group(grounded), 'lockup');
  return { ...composition, ...canvas, ink: layersBox(canvas.layers) ?? ink };
}
