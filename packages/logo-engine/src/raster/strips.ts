import { letGo } from './let-go.js';
import { draw } from './resvg.js';

/** Widest image that is made, in pixels. */
const MAX_WIDTH = 4096;

export type PictureSize = { readonly width: number; readonly height: number };

/** Pixels of a strip, at four bytes each: a picture of any size is never in memory whole. */
const STRIP = 256 * 1024;

/** How every SVG of this engine opens: strips and kits are cut out of it by these three attributes. */
const CANVAS =
  /^<svg xmlns="[^"]*" viewBox="([-\d.e]+) ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)" width="[^"]*" height="[^"]*"/;

/**
 * The canvas of an SVG that this engine made.
 * @throws {TypeError} for any other, of which the pictures would show something else
 */
export function canvasOf(svg: string): { x: number; y: number; width: number; height: number } {
  const [opening, ...box] = CANVAS.exec(svg) ?? [];
  if (opening === undefined)
    throw new TypeError(
      `No drawing of this engine, such as logo.svg, but "${`${svg}`.slice(0, 60)}". Render others with sharp or resvg.`,
    );
  const [x = 0, y = 0, width = 1, height = 1] = box.map(Number);
  return { x, y, width, height };
}

/** The same drawing with another part of the plane in sight. */
export const withCanvas = (
  svg: string,
  box: { x: number; y: number; width: number; height: number },
  size: PictureSize = box,
): string =>
  svg.replace(
    / viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    ` viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${size.width}" height="${size.height}"`,
  );

/**
 * Size in pixels of a picture of this width.
 * @throws {RangeError} when the width is not a whole number from 1 to 4096
 * @throws {TypeError} for an SVG that this engine did not make
 */
export function pictureSize(svg: string, width: number): PictureSize {
  if (!Number.isInteger(width) || width < 1 || width > MAX_WIDTH) {
    throw new RangeError(`An image is 1 to ${MAX_WIDTH} pixels wide, not ${width}.`);
  }
  const canvas = canvasOf(svg);
  return { width, height: Math.max(1, Math.round((width * canvas.height) / canvas.width)) };
}

/** Pixels as words; signed ones, which are compared without becoming decimals. */
const words = ({ buffer, byteOffset, length }: Uint8Array): Int32Array =>
  new Int32Array(buffer, byteOffset, length / 4);

/** A part of a colour without its share of alpha. */
const straightPart = (word: number, shift: number): number =>
  Math.min(255, Math.round((((word >>> shift) & 255) * 255) / (word >>> 24))) << shift;

/** What image files hold. */
function straightenRow(all: Int32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const word = all[i] as number;
    // Most pixels are empty or solid.
    if (word === 0 || word >> 24 === -1) continue;
    all[i] = (word & 0xff000000) | straightPart(word, 16) | straightPart(word, 8) | straightPart(word, 0);
  }
}

/** Three bytes of four: what is written lies behind what is read. */
function packRow(all: Int32Array, from: number, end: number, out: Uint8Array): void {
  for (let i = from, to = from * 3; i < end; i++) {
    const word = all[i] as number;
    out[to++] = word & 255;
    out[to++] = (word >>> 8) & 255;
    out[to++] = (word >>> 16) & 255;
  }
}

/** RGBA with colours of their own, or RGB, in place. Row by row: V8 leaves one long loop to its interpreter. */
function asInFiles(pixels: Uint8Array, width: number, opaque: boolean): Uint8Array {
  const all = words(pixels);
  for (let from = 0; from < all.length; from += width) {
    if (opaque) packRow(all, from, from + width, pixels);
    else straightenRow(all, from, from + width);
  }
  return opaque ? pixels.subarray(0, all.length * 3) : pixels;
}

/**
 * The rows of a picture from the top, many at a time: RGBA, or RGB on an opaque background. Each strip is a drawing
 * of its own on whole pixels, so the rows are those of the whole picture; it is gone when the next is asked for.
 * @param svg one that this engine made; never give it another
 */
export async function* strips(
  svg: string,
  { width, height }: PictureSize,
  background?: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const canvas = canvasOf(svg);
  const unit = canvas.width / width;
  const most = Math.max(1, Math.floor(STRIP / width));
  for (let top = 0; top < height; top += most) {
    const rows = Math.min(most, height - top);
    const box = { ...canvas, y: canvas.y + top * unit, height: rows * unit };
    const pixels = await draw(withCanvas(svg, box, { width, height: rows }), background);
    try {
      yield asInFiles(pixels, width, background !== undefined);
    } finally {
      letGo(pixels);
    }
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Pictures hold megabytes of pixels: they are made one after another. */
export function oneAtATime<T>(job: () => Promise<T>): Promise<T> {
  const result = queue.then(job, job);
  queue = result.catch(() => undefined);
  return result;
}
