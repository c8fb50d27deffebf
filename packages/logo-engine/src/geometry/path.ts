/** Verbs of a path command; the numbers are those of the boolean kernel, so that nothing is translated. */
export const MOVE = 0;
export const LINE = 1;
export const QUAD = 2;
export const CUBIC = 4;
export const CLOSE = 5;

/** `[verb, ...coordinates]`, absolute, y down. */
export type Command = readonly number[];

/** Outlines to be filled. `evenOdd` tells how; text is non-zero, results of booleans are even-odd. */
export type Path = { readonly commands: readonly Command[]; readonly evenOdd: boolean };

export const EMPTY: Path = { commands: [], evenOdd: false };

/** Applies a function to every point, control points included. */
export function mapPoints(path: Path, map: (x: number, y: number) => readonly [number, number]): Path {
  const commands = path.commands.map((command) => {
    const out: number[] = [command[0] ?? CLOSE];
    for (let i = 1; i + 1 < command.length; i += 2) {
      const [x, y] = map(command[i] ?? 0, command[i + 1] ?? 0);
      out.push(x, y);
    }
    return out;
  });
  return { commands, evenOdd: path.evenOdd };
}

export const translate = (path: Path, dx: number, dy: number): Path =>
  mapPoints(path, (x, y) => [x + dx, y + dy]);

/** Scales about the origin. */
export const scale = (path: Path, sx: number, sy = sx): Path => mapPoints(path, (x, y) => [x * sx, y * sy]);

/** Rotates clockwise (y is down) about a centre, in degrees. */
export function rotate(path: Path, degrees: number, cx = 50, cy = 50): Path {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return mapPoints(path, (x, y) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** Mirrors left and right about a vertical line. */
export const mirror = (path: Path, cx = 50): Path => mapPoints(path, (x, y) => [2 * cx - x, y]);

/** One path that holds the commands of all; only for outlines that do not overlap, or that are non-zero alike. */
export function concat(...paths: readonly Path[]): Path {
  return {
    commands: paths.flatMap((path) => path.commands),
    evenOdd: paths.some((path) => path.evenOdd),
  };
}

/**
 * Outlines of which no two cross, each a hole in the one around it. What a boolean would do, where it is known that no
 * edge meets another.
 */
export const evenOdd = (...paths: readonly Path[]): Path => ({ ...concat(...paths), evenOdd: true });

/** Splits a path into its closed contours. */
export function contours(path: Path): Path[] {
  const out: Command[][] = [];
  for (const command of path.commands) {
    if (command[0] === MOVE) out.push([command]);
    else out.at(-1)?.push(command);
  }
  return out.map((commands) => ({ commands, evenOdd: path.evenOdd }));
}
