import { type Box, bounds, centreX, centreY } from '../../geometry/bounds.js';
import { intersect, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { circle } from '../../geometry/shapes.js';
import { boxOf, type Piece, placed, silhouette } from './piece.js';

const within = (box: Box, [x, y, radius]: readonly [number, number, number]): boolean =>
  Math.hypot(centreX(box) - x, centreY(box) - y) < radius;

/** Another symbol is cut out of the mass of the first, or stands in the space that it encloses. */
export function joined(
  pieces: readonly Piece[],
  [x, y, radius]: readonly [number, number, number],
  inner: Path,
): Piece[] {
  const room = circle(x, y, radius);
  const box = boxOf([{ role: 'main', path: inner }]);
  const k = (radius * 2) / Math.hypot(box.width, box.height);
  const [small] = placed([{ role: 'main', path: inner }], k, x, y);
  if (small === undefined) return [...pieces];
  const holder = pieces.find(({ path }) => bounds(intersect(path, room)) !== null);
  if (holder === undefined) return [...pieces, small];
  // What stood in the room gives way to it.
  const rest = pieces.filter((piece) => piece === holder || !within(boxOf([piece]), [x, y, radius]));
  return rest.map((piece) =>
    piece === holder
      ? { ...piece, path: subtract(union(silhouette(piece.path), room), small.path) }
      : { ...piece, path: subtract(piece.path, room) },
  );
}
