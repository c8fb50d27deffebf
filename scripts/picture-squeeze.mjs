// The same picture in a third of the bytes: the test runner writes fast, with alpha and every colour.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { TOLERANCE } from './picture-rules.mjs';

const AT_A_TIME = 4;
/** Levels of 255 that a colour may move: less than the comparison can see. */
const UNSEEN = 6;

/** @param {Buffer} png */
const pixels = (png) => sharp(png).removeAlpha().raw().toBuffer();

/**
 * @param {Buffer} a raw RGB
 * @param {Buffer} b
 * @returns the share of pixels whose colour is not the same to the comparison
 */
export function moved(a, b) {
  let count = 0;
  for (let i = 0; i < a.length; i += 3) {
    const far = (/** @type {number} */ j) => Math.abs((a[j] ?? 0) - (b[j] ?? 0)) > UNSEEN;
    if (far(i) || far(i + 1) || far(i + 2)) count += 1;
  }
  return count / (a.length / 3);
}

/**
 * 256 colours where they are as good as all of them, which leaves nine tenths of the tolerance to the
 * comparison; else every colour.
 * @param {Buffer} png
 */
export async function squeezed(png) {
  const opaque = sharp(png).removeAlpha();
  const few = await opaque
    .clone()
    .png({ palette: true, colours: 256, quality: 100, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
  if (moved(await pixels(png), await pixels(few)) <= TOLERANCE / 10)
    return few.length < png.length ? few : png;
  const all = await opaque.png({ compressionLevel: 9 }).toBuffer();
  return all.length < png.length ? all : png;
}

/**
 * Rewrites PNG files in place.
 * @param {readonly string[]} paths
 */
export async function squeeze(paths) {
  const one = async (/** @type {string} */ path) => {
    const before = readFileSync(path);
    const after = await squeezed(before);
    if (after !== before) writeFileSync(path, after);
  };
  for (let i = 0; i < paths.length; i += AT_A_TIME) await Promise.all(paths.slice(i, i + AT_A_TIME).map(one));
}
