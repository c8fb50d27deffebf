import type { Box } from '../../geometry/bounds.js';
import { type Path, scale, translate } from '../../geometry/path.js';
import type { Strip } from './strip.js';

/** Lays a thing that is drawn 100 high, as wide as it has to be, in the frame that it shall fill. */
export const hundredHigh =
  (draw: (wide: number) => { readonly strip: Path; readonly room: Box }): Strip['draw'] =>
  ({ x, y, width, height }) => {
    const k = height / 100;
    const { strip, room } = draw(width / k);
    return {
      strip: translate(scale(strip, k), x, y),
      room: { x: x + room.x * k, y: y + room.y * k, width: room.width * k, height: room.height * k },
    };
  };

/** Places of as many things of about a width as a length holds, from its start, and the width of each. */
export function row(start: number, length: number, about: number): { places: number[]; step: number } {
  const count = Math.max(1, Math.round(length / about));
  const step = length / count;
  return { places: Array.from({ length: count }, (_, i) => start + step * i), step };
}
