/** Looks of a symbol in a filled container: its pieces already stand where the container has room for them. */
import { intersect, shrink, subtract, union } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import { rect } from '../../geometry/shapes.js';
import type { Layer } from '../layer.js';
import { type Piece, whole } from './piece.js';

const RIGHT = rect(50, -20, 90, 140);

/** Cut out of the container. */
export const knockedOut = (shape: Path, inside: readonly Piece[]): Layer[] => [
  { part: 'container', role: 'main', path: subtract(shape, whole(inside)) },
];

/** Cut out of the container, the second colour in the holes of its accents. */
export function twoTone(shape: Path, inside: readonly Piece[]): Layer[] {
  const accents = inside.filter(({ role }) => role === 'accent');
  return [...knockedOut(shape, inside), { part: 'symbol', role: 'spot', path: whole(accents) }];
}

/** Cut out of a container whose right half is of the second colour. */
export function halved(shape: Path, inside: readonly Piece[]): Layer[] {
  const cut = subtract(shape, whole(inside), rect(48.8, -20, 2.4, 140));
  return [
    { part: 'container', role: 'main', path: subtract(cut, RIGHT) },
    { part: 'container', role: 'accent', path: intersect(cut, RIGHT) },
  ];
}

/** Width of the container's line around the half that stands. */
const RIM = 5.5;

/** The right half cut out of the container, the left half standing in its outline. */
export function counterchanged(shape: Path, inside: readonly Piece[]): Layer[] {
  const all = whole(inside);
  const rim = subtract(shape, shrink(shape, RIM), RIGHT);
  const path = union(subtract(intersect(shape, RIGHT), all), subtract(all, RIGHT), rim);
  return [{ part: 'container', role: 'main', path }];
}
