import type { Role } from '../../colour/palette.js';
import { type Box, bounds, centreX, centreY, unionBoxes } from '../../geometry/bounds.js';
import { union } from '../../geometry/kernel.js';
import { concat, contours, mapPoints, type Path } from '../../geometry/path.js';

/** A part of a symbol in the colour of a role. */
export type Piece = { readonly role: Role; readonly path: Path };

export const boxOf = (pieces: readonly Piece[]): Box =>
  unionBoxes(pieces.map((piece) => bounds(piece.path))) ?? { x: 0, y: 0, width: 1, height: 1 };

/** All pieces as one outline. */
export const whole = (pieces: readonly Piece[]): Path => union(...pieces.map((piece) => piece.path));

/** Scales pieces and moves the middle of their box to a place. */
export function placed(pieces: readonly Piece[], k: number, cx: number, cy: number): Piece[] {
  const box = boxOf(pieces);
  return pieces.map((piece) => ({
    ...piece,
    path: mapPoints(piece.path, (x, y) => [(x - centreX(box)) * k + cx, (y - centreY(box)) * k + cy]),
  }));
}

/** Pieces as large as a square of this side allows, in the middle of the square of 100 unless told otherwise. */
export function fitted(pieces: readonly Piece[], side: number, cx = 50, cy = 50): Piece[] {
  const box = boxOf(pieces);
  return placed(pieces, side / Math.max(box.width, box.height), cx, cy);
}

/** Holes that are all but closed, and dots, print as dirt: smaller than this in both directions. */
const SPECK = 2.4;

export function withoutSpecks(path: Path): Path {
  const kept = contours(path).filter((contour) => {
    const box = bounds(contour);
    return box !== null && (box.width >= SPECK || box.height >= SPECK);
  });
  return { ...concat(...kept), evenOdd: path.evenOdd };
}
