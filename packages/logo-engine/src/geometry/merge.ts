import { type Box, bounds, meet, right } from './bounds.js';
import { union } from './kernel.js';
import { concat, contours, type Path } from './path.js';

/** Twice the area of a contour by its points; the sign tells which way it turns. */
export function turn(contour: Path): number {
  let sum = 0;
  let [x0, y0] = [0, 0];
  contour.commands.forEach((command, i) => {
    const [x, y] = command.length < 3 ? [x0, y0] : [command.at(-2) ?? 0, command.at(-1) ?? 0];
    if (i > 0) sum += x0 * y - x * y0;
    [x0, y0] = [x, y];
  });
  return sum;
}

type Piece = { readonly contour: Path; readonly box: Box; readonly way: number };

const piecesOf = (path: Path): Piece[] =>
  contours(path).flatMap((contour) => {
    const box = bounds(contour);
    return box === null ? [] : [{ contour, box, way: Math.sign(turn(contour)) }];
  });

const overlap = (pieces: readonly Piece[]): boolean =>
  pieces.some((a, i) => pieces.slice(i + 1).some((b) => a.way === b.way && meet(a.box, b.box)));

/** Pieces whose boxes meet, directly or through others: letters that join, a letter and its counter. */
function groups(pieces: readonly Piece[]): Piece[][] {
  const sorted = [...pieces].sort((a, b) => a.box.x - b.box.x);
  let open: Piece[][] = [];
  const done: Piece[][] = [];
  for (const piece of sorted) {
    const reaches = (group: readonly Piece[]): boolean => group.some(({ box }) => right(box) > piece.box.x);
    done.push(...open.filter((group) => !reaches(group)));
    open = open.filter(reaches);
    const met = open.filter((group) => group.some(({ box }) => meet(box, piece.box)));
    open = [...open.filter((group) => !met.includes(group)), [...met.flat(), piece]];
  }
  return [...done, ...open];
}

/**
 * Whether outlines of a path may lie on each other, by their boxes. A plotter cuts along every line of them. Even-odd
 * paths come from the boolean kernel, which leaves none.
 */
export const overlapsItself = (path: Path): boolean => !path.evenOdd && groups(piecesOf(path)).some(overlap);

/**
 * A path as one outline: letters that join are one piece. Only what lies on each other is put through the kernel, as
 * its cost grows faster than what it is given.
 */
export function merged(path: Path): Path {
  if (path.evenOdd) return path;
  const found = groups(piecesOf(path));
  if (!found.some(overlap)) return path;
  const paths = found.map((group) => {
    const all = concat(...group.map(({ contour }) => contour));
    return overlap(group) ? union(all) : all;
  });
  return { ...concat(...paths), evenOdd: true };
}
