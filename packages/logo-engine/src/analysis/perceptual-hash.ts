import type { Grid } from './coverage.js';
import { resample } from './resample.js';

/** 256 bits, each 0 or 1. */
export type PerceptualHash = Uint8Array;

const SIDE = 16;
/** A step of brightness that counts; less is rounding. */
const STEP = 1 / 256;

/**
 * The difference hash ("dHash") of a picture on 16 by 16: it is resized to 17 by 16, proportions given up, and a bit
 * says whether a pixel is brighter than its left neighbour. Pictures that look alike differ in few bits. Of the
 * usual hashes it is the strictest on logos, whose ground is mostly one flat colour.
 */
export function perceptualHash(picture: Grid): PerceptualHash {
  const { values } = resample(picture, SIDE + 1, SIDE);
  return Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const at = Math.floor(i / SIDE) * (SIDE + 1) + (i % SIDE);
    return (values[at + 1] ?? 0) - (values[at] ?? 0) > STEP ? 1 : 0;
  });
}

/** Bits that differ, 0 to 256. */
export function distance(a: PerceptualHash, b: PerceptualHash): number {
  let bits = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) bits++;
  return bits;
}
