import type { Grid } from './coverage.js';
import { deviation, shrink } from './resample.js';

/** Contrast of pictures in blocks of so many of their pixels; the gates and the score ask for the same. */
const known = new WeakMap<Grid, Map<number, number>>();

function contrastOf(picture: Grid, block: number): number {
  const blocks = known.get(picture) ?? new Map<number, number>();
  known.set(picture, blocks);
  const contrast = blocks.get(block) ?? deviation(block === 1 ? picture : shrink(picture, block));
  blocks.set(block, contrast);
  return contrast;
}

/**
 * How much of a picture's contrast is left when its long side is that many pixels: the standard deviation of its
 * shades (RMS contrast), as a share of the large picture's. The large side should be a multiple of the small one.
 */
export function contrastLeft(picture: Grid, pixels: number): number {
  const block = Math.round(Math.max(picture.width, picture.height) / pixels);
  const full = contrastOf(picture, 1);
  return full === 0 ? 0 : contrastOf(picture, block) / full;
}
