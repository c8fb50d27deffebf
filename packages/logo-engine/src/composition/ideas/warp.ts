import { LINE, MOVE, mapPoints, type Path } from '../../geometry/path.js';

/** Longest straight edge that may stay one when what it belongs to is bent. */
const STEP = 14;

/** An outline whose straight edges are parted, so that they bend with everything else. */
function fine(path: Path): Path {
  let x = 0;
  let y = 0;
  const commands = path.commands.flatMap((command) => {
    const [verb] = command;
    const [toX, toY] = [command.at(-2) ?? x, command.at(-1) ?? y];
    const parts =
      verb === LINE && Math.abs(toX - x) > STEP ? Math.ceil(Math.hypot(toX - x, toY - y) / STEP) : 1;
    const [fromX, fromY] = [x, y];
    if (command.length > 2 || verb === MOVE) [x, y] = [toX, toY];
    if (parts === 1) return [command];
    return Array.from({ length: parts }, (_, i) => [
      LINE,
      fromX + ((toX - fromX) * (i + 1)) / parts,
      fromY + ((toY - fromY) * (i + 1)) / parts,
    ]);
  });
  return { ...path, commands };
}

/** Bends an outline, straight edges and all. */
export const warped = (path: Path, map: (x: number, y: number) => readonly [number, number]): Path =>
  mapPoints(fine(path), map);
