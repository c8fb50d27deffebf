/** Looks of a symbol in a filled container: its pieces already stand where the container has room for them. */
import { subtract } from '../../geometry/kernel.js';
import type { Path } from '../../geometry/path.js';
import type { Layer } from '../layer.js';
import { type Piece, whole } from './piece.js';

/** Cut out of the container. */
export const knockedOut = (shape: Path, inside: readonly Piece[]): Layer[] => [
  { part: 'container', role: 'main', path: subtract(shape, whole(inside)) },
];

/** Cut out of the container, the second colour in the holes of its accents. */
export function twoTone(shape: Path, inside: readonly Piece[]): Layer[] {
  const accents = inside.filter(({ role }) => role === 'accent');
  return [...knockedOut(shape, inside), { part: 'symbol', role: 'spot', path: whole(accents) }];
}

/** Cut out of a container in the second colour, the main one in the holes of its accents. */
export function swapped(shape: Path, inside: readonly Piece[]): Layer[] {
  const accents = inside.filter(({ role }) => role === 'accent');
  return [
    { part: 'container', role: 'accent', path: subtract(shape, whole(inside)) },
    { part: 'symbol', role: 'inlay', path: whole(accents) },
  ];
}
