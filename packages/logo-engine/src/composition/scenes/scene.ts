import { bounds } from '../../geometry/bounds.js';
import { extentOf } from '../../geometry/extent.js';
import { union } from '../../geometry/kernel.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';
import type { Outline } from './outline.js';

/**
 * What a scene is made of, on the square of 100. `field` is solid and `cut` is what stands in it, a hole; `bold` is
 * solid by itself; `second` is solid in the second colour. Of these only field and cut overlap.
 */
export type Drawn = {
  readonly field?: Path;
  readonly cut?: Path;
  readonly bold?: Path;
  readonly second?: Path;
};

/** What a scene is drawn for. */
type Setting = {
  /** The ground is in a colour so pale that the symbol may simply stand on it. */
  readonly pale: boolean;
  /** Id of the symbol. */
  readonly id: string;
  /** The initial of the proper name, where a symbol can stand in it, and the face of the name. */
  readonly letter: string | null;
  readonly face: string;
};

/** A symbol and its ground as one drawing. */
export type Scene = {
  /** Whether a symbol lends itself to it: by the figure of its outline, and where that does not tell, by its id. */
  readonly suits: (outline: Outline, id: string) => boolean;
  /** Whether the symbol stays within the ground: a pale colour may then fill its hole in a deep one. */
  readonly encloses?: boolean;
  readonly draw: (symbol: Path, setting: Setting) => Drawn;
};

/** A symbol so large that its box is this wide or high, whichever it reaches first, its foot in the middle of a line. */
export function standing(symbol: Path, width: number, height: number, foot: number, cx = 50): Path {
  const box = bounds(symbol) ?? { x: 0, y: 0, width: 1, height: 1 };
  const k = Math.min(width / box.width, height / box.height);
  return mapPoints(symbol, (x, y) => [
    (x - box.x - box.width / 2) * k + cx,
    (y - box.y - box.height) * k + foot,
  ]);
}

/** A symbol in the middle of a point, as large as a box allows. */
export function centred(symbol: Path, width: number, height: number, cx = 50, cy = 50): Path {
  const box = bounds(symbol) ?? { x: 0, y: 0, width: 1, height: 1 };
  const k = Math.min(width / box.width, height / box.height);
  return standing(symbol, width, height, cy + (box.height * k) / 2, cx);
}

/** A symbol as large as a circle allows, in its middle. */
export function inDisc(symbol: Path, radius: number, cx: number, cy: number): Path {
  const { x, y, radius: reach } = extentOf([symbol]);
  const k = radius / (reach || 1);
  return mapPoints(symbol, (px, py) => [(px - x) * k + cx, (py - y) * k + cy]);
}

/** A shape without its holes. */
export const filled = (path: Path): Path =>
  union(...contours(path).map(({ commands }): Path => ({ commands, evenOdd: false })));
