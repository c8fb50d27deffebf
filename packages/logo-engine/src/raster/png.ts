import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** Widest image that is made, in pixels. */
export const MAX_WIDTH = 4096;

export type PngOptions = {
  /** Pixels, 1 to 4096. */
  readonly width: number;
  /** A colour of CSS; transparent when absent. */
  readonly background?: string;
};
export type JpgOptions = { readonly width: number; readonly background: string };

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** A large picture holds 64 MB of pixels: they are made one after another. */
let queue: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(job: () => Promise<T>): Promise<T> {
  const result = queue.then(job, job);
  queue = result.catch(() => undefined);
  return result;
}

function checkWidth(width: number): number {
  if (!Number.isInteger(width) || width < 1 || width > MAX_WIDTH) {
    throw new RangeError(`An image is 1 to ${MAX_WIDTH} pixels wide, not ${width}.`);
  }
  return width;
}

async function pixels(svg: string, width: number, background: string | undefined): Promise<Pixels> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    ...(background === undefined ? {} : { background }),
  });
  return { data: image.pixels, width: image.width, height: image.height };
}

/** Runs an encoder over the pixels of an SVG that this engine made; never give it another. */
function encode(
  svg: string,
  width: number,
  background: string | undefined,
  format: (image: Sharp) => Sharp,
): Promise<Buffer> {
  checkWidth(width);
  return oneAtATime(async () => {
    const { data, ...size } = await pixels(svg, width, background);
    return format(sharp(data, { raw: { ...size, channels: 4, premultiplied: true } })).toBuffer();
  });
}

/** A PNG of the given width; transparent unless a background is given. */
export const renderPng = async (svg: string, { width, background }: PngOptions): Promise<Buffer> =>
  encode(svg, width, background, (image) => image.png({ compressionLevel: 8, palette: false }));

/** A JPEG of the given width on a background, without chroma subsampling: edges of flat colour stay clean. */
export const renderJpg = async (svg: string, { width, background }: JpgOptions): Promise<Buffer> =>
  encode(svg, width, background, (image) =>
    image.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: width <= 2048 }),
  );
