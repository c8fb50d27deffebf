import type { GroundId } from '../colour/palette.js';
import { onCanvas } from '../composition/canvas.js';
import { type Composition, group, type Layer, layersBox } from '../composition/layer.js';
import type { Box } from '../geometry/bounds.js';
import { subtract } from '../geometry/kernel.js';
import type { Path } from '../geometry/path.js';
import { polygon, rect } from '../geometry/shapes.js';
import type { ContainerId } from '../marks/containers.js';

/** Room around the drawing on its plate, as a share of the long side, and the least, in units. */
const PAD = { share: 0.1, least: 85 } as const;
const CORNER = 40;
/** How far round ends reach, as a share of the height: two lines of a name keep clear of the line inside them. */
const ENDS = 0.28;
/** How far the points of a label reach, as a share of its height. */
const POINT = 0.3;

/** A plate around a box, `inset` inside its edge: round ends, pointed ends, or rounded corners. */
function plate(shape: ContainerId, box: Box, inset: number): Path {
  const [x, y] = [box.x + inset, box.y + inset];
  const [width, height] = [box.width - inset * 2, box.height - inset * 2];
  if (shape === 'circle') return rect(x - height * ENDS, y, width + height * ENDS * 2, height, height / 2);
  if (shape !== 'hexagon') return rect(x, y, width, height, Math.max(8, CORNER - inset));
  const reach = height * POINT;
  return polygon(
    [
      [x - reach, y + height / 2],
      [x, y],
      [x + width, y],
      [x + width + reach, y + height / 2],
      [x + width, y + height],
      [x, y + height],
    ],
    CORNER / 2,
  );
}

const isPlate = ({ role }: Layer): boolean => role === 'plate' || role === 'inlay';

/** How far the colour stays inside the edge of its plate, so that none of it shows around it. */
const INSET = 4;

/** A fine line inside a plate that carries a name alone: its distance from the edge, and its width. */
const LINE = { inset: 24, width: 6 } as const;

const keyline = (shape: ContainerId, box: Box): Layer => ({
  part: 'ornament',
  role: 'main',
  path: subtract(plate(shape, box, LINE.inset), plate(shape, box, LINE.inset + LINE.width)),
});

/**
 * A colour too pale for white gets a ground: it is the ground itself, or the drawing is cut out of a deep plate and a
 * sheet of the colour under it shows through the holes. A drawing that already carries the colour stays as it is.
 */
export function onGround(
  composition: Composition,
  shape: ContainerId,
  kind: Extract<GroundId, 'deep' | 'brand'>,
  lined: boolean,
): Composition {
  const { layers, ink } = composition;
  const carried = kind === 'brand' ? layers[0]?.role === 'ground' : layers.every(isPlate);
  if (carried) return composition;
  // What has a plate of its own becomes a shape in the colour: its inlay is then the ground again.
  const cut = layers.filter(({ role }) => role !== 'inlay');
  const pad = Math.max(PAD.least, PAD.share * Math.max(ink.width, ink.height));
  const box = { x: ink.x - pad, y: ink.y - pad, width: ink.width + pad * 2, height: ink.height + pad * 2 };
  const sheet = (): Layer[] => [
    { part: 'container', role: 'inlay', path: plate(shape, box, INSET) },
    {
      part: 'container',
      role: 'plate',
      path: subtract(plate(shape, box, 0), ...cut.map(({ path }) => path)),
    },
  ];
  const grounded: Layer[] =
    kind === 'brand'
      ? [
          { part: 'container', role: 'ground', path: plate(shape, box, 0) },
          ...(lined ? [keyline(shape, box)] : []),
          ...layers,
        ]
      : sheet();
  const drawn = group(grounded);
  const canvas = onCanvas(drawn, 'lockup');
  const whole = layersBox(canvas.layers) ?? ink;
  return {
    ...composition,
    ...canvas,
    ink: whole,
    letters: composition.letters * (whole.width / drawn.box.width),
  };
}
