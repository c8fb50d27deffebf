import { picture } from '../../analysis/picture.js';
import { bounds } from '../../geometry/bounds.js';
import { contours, mapPoints, type Path } from '../../geometry/path.js';

/** What an outline allows to be done with it. */
export type Outline = {
  /** Width by height. */
  readonly aspect: number;
  /** Share of its width that stands on the ground. */
  readonly base: number;
  /** How much it is its own mirror image, 0 to 1, left and right and top and bottom. */
  readonly upright: number;
  readonly flat: number;
  /** Mean width of its strokes on the square of 100. */
  readonly stroke: number;
  /** Share of its box that is ink. */
  readonly ink: number;
  /** Outlines that it is made of, holes included. */
  readonly parts: number;
  /** Itself, for what only drawing it tells. */
  readonly path: Path;
};

/** What is less its own mirror image than this, and fills no more of its box, lies aslant as a tool with a handle does. */
const UPRIGHT = 0.72;
const ASLANT = 0.42;
export const isUpright = ({ upright }: Outline): boolean => upright >= UPRIGHT;
export const isAslant = (outline: Outline): boolean => !isUpright(outline) && outline.ink <= ASLANT;

const SIDE = 96;
/** Height of what counts as the foot, as a share of the whole. */
const FOOT = 0.035;

/** Measures an outline, stretched to a square so that every share is of its own box. */
export function outlineOf(path: Path): Outline {
  const box = bounds(path) ?? { x: 0, y: 0, width: 1, height: 1 };
  const even = 100 / Math.max(box.width, box.height);
  const moved = mapPoints(path, (x, y) => [(x - box.x) * even, (y - box.y) * even]);
  const [real] = picture([{ path: moved, colour: '#000000' }], { width: 100, height: 100 }, '#FFFFFF').ink;
  const square = mapPoints(path, (x, y) => [
    ((x - box.x) / box.width) * SIDE,
    ((y - box.y) / box.height) * SIDE,
  ]);
  const { values, width } = picture(
    [{ path: square, colour: '#000000' }],
    { width: SIDE, height: SIDE },
    '#FFFFFF',
  );
  const at = (x: number, y: number): number => 1 - (values[y * width + x] ?? 1);
  let all = 0;
  let acrossOff = 0;
  let downOff = 0;
  let foot = 0;
  const rows = Math.max(1, Math.round(width * FOOT));
  for (let x = 0; x < width; x++) {
    let stands = 0;
    for (let y = 0; y < width; y++) {
      const here = at(x, y);
      all += here;
      acrossOff += Math.abs(here - at(width - 1 - x, y));
      downOff += Math.abs(here - at(x, width - 1 - y));
      if (y >= width - rows) stands = Math.max(stands, here);
    }
    if (stands > 0.5) foot++;
  }
  return {
    aspect: box.width / box.height,
    base: foot / width,
    upright: all === 0 ? 0 : 1 - acrossOff / (2 * all),
    flat: all === 0 ? 0 : 1 - downOff / (2 * all),
    stroke: real === undefined || real.edge === 0 ? 0 : (2 * real.area) / real.edge,
    ink: all / (width * width),
    parts: contours(path).length,
    path,
  };
}
