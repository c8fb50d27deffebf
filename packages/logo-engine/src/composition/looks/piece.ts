import type { Role } from '../../colour/palette.js';
import { type Box, bounds, centreX, centreY, unionBoxes } from '../../geometry/bounds.js';
import { extentOf } from '../../geometry/extent.js';
import { union } from '../../geometry/kernel.js';
import { concat, contours, mapPoints, type Path } from '../../geometry/path.js';
import type { Point } from '../../geometry/shapes.js';

/** A part of a symbol in the colour of a role. */
export type Piece = { readonly role: Role; readonly path: Path };

export const boxOf = (pieces: readonly Piece[]): Box =>
  unionBoxes(pieces.map((piece) => bounds(piece.path))) ?? { x: 0, y: 0, width: 1, height: 1 };

/** All pieces as one outline. */
export const whole = (pieces: readonly Piece[]): Path => union(...pieces.map((piece) => piece.path));

/** Scales pieces about a point and moves it to another. */
const moved = (pieces: readonly Piece[], k: number, from: Point, to: Point): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    path: mapPoints(piece.path, (x, y) => [(x - from[0]) * k + to[0], (y - from[1]) * k + to[1]]),
  }));

/** How much longer than the square's side what has no height may be: a fish looks smaller than a ball as wide. */
const SLENDER = 0.15;

/**
 * Pieces in the middle of a container, as it is seen: as large as a square of this side allows, and in a circle of
 * this radius.
 */
export function contained(pieces: readonly Piece[], side: number, radius: number, middle: Point): Piece[] {
  const box = boxOf(pieces);
  const extent = extentOf(pieces.map(({ path }) => path));
  const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  const k = Math.min((side / long) * (1 + SLENDER * (1 - short / long)), radius / extent.radius);
  return moved(pieces, k, [extent.x, extent.y], middle);
}

/** Pieces with the middle of their box at a point. */
export function inMiddle(pieces: readonly Piece[], middle: Point): Piece[] {
  const box = boxOf(pieces);
  return moved(pieces, 1, [centreX(box), centreY(box)], middle);
}

/** Pieces as large as a square of this side allows, in the middle of the square of 100 unless told otherwise. */
export function fitted(pieces: readonly Piece[], side: number, cx = 50, cy = 50): Piece[] {
  const box = boxOf(pieces);
  return moved(pieces, side / Math.max(box.width, box.height), [centreX(box), centreY(box)], [cx, cy]);
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
