import { CAP } from '../fonts/shape.js';
import { type Group, type Layer, place } from './layer.js';

/** Long side of a finished drawing, in its own units. */
const LONG_SIDE = 1000;
/** A little inside 1:4.2, as sides are rounded to whole units. */
const WIDEST = 4.19;
const TALLEST = 1;

type Canvas = { readonly layers: readonly Layer[]; readonly width: number; readonly height: number };

const longSide = ({ box }: Group): number => Math.max(box.width, box.height);

/** Puts a drawing on a canvas with clear space around it; long or tall ones get a canvas of bearable shape. */
export const onCanvas = (drawn: Group, kind: 'lockup' | 'symbol'): Canvas =>
  inClearSpace(
    drawn,
    kind,
    kind === 'symbol' ? longSide(drawn) * 0.16 : Math.max(0.75 * CAP, 0.085 * longSide(drawn)),
  );

/** The same with the clear space that is given, in units of the drawing. */
export function inClearSpace({ layers, box }: Group, kind: 'lockup' | 'symbol', pad: number): Canvas {
  let width = box.width + pad * 2;
  let height = box.height + pad * 2;
  if (kind === 'symbol') width = height = Math.max(width, height);
  height = Math.max(height, width / WIDEST);
  width = Math.max(width, height * TALLEST);
  const k = LONG_SIDE / Math.max(width, height);
  const x = ((width - box.width) / 2 - box.x) * k;
  const y = ((height - box.height) / 2 - box.y) * k;
  return { layers: place(layers, x, y, k), width: Math.round(width * k), height: Math.round(height * k) };
}
