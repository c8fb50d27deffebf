import type { Box } from '../../geometry/bounds.js';
import { type Path, scale, translate } from '../../geometry/path.js';
import type { Strip } from './strip.js';

/** How many things of about a size, in a row, fill a length, and how far apart. */
export function inRow(length: number, size: number, least = 3) {
  const count = Math.max(least, Math.round(length / size));
  const step = length / count;
  return {
    step,
    of: <T>(one: (at: number, i: number) => T): T[] =>
      Array.from({ length: count }, (_, i) => one(step * i, i)),
  };
}

/** Draws a thing 100 high and as long as its frame asks, and lays it there. */
export const laid =
  (thing: (long: number) => { readonly strip: Path; readonly room: Box }): Strip['draw'] =>
  ({ x, y, width, height }) => {
    const k = height / 100;
    const { strip, room } = thing(width / k);
    return {
      strip: translate(scale(strip, k), x, y),
      room: { x: x + room.x * k, y: y + room.y * k, width: room.width * k, height: room.height * k },
    };
  };
