import type { Grid } from './coverage.js';
import { deviation, shrink } from './resample.js';

/** Contrast of the picture itself; it is asked for again and again. */
const known = new WeakMap<Grid, number>();

function contrastOf(picture: Grid): number {
  const contrast = known.get(picture) ?? deviation(picture);
  known.set(picture, contrast);
  return contrast;
}

/**
 * How much of a picture's contrast is left when its long side is that many pixels: the standard deviation of its
 * shades (RMS contrast), as a share of the large picture's. The large side should be a multiple of the small one.
 */
export function contrastLeft(picture: Grid, pixels: number): number {
  const block = Math.round(Math.max(picture.width, picture.height) / pixels);
  const full = contrastOf(picture);
  return full === 0 ? 0 : deviation(shrink(picture, block)) / full;
}
