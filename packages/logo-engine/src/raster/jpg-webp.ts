import type { Sharp } from 'sharp';
import { PIXELS_PER_INCH } from './density.js';
import { letGo } from './let-go.js';
import { oneAtATime, pictureSize, strips } from './strips.js';

/** Options of {@link renderJpg}: pixels across, 1 to 4096, and an opaque colour of CSS to lie on. */
export type JpgOptions = { readonly width: number; readonly background: string };
/** Options of {@link renderWebp}: pixels across, 1 to 4096. */
export type WebpOptions = { readonly width: number };

/** Runs an encoder over the pixels of an SVG that this engine made. */
async function encode(
  svg: string,
  width: number,
  background: string | undefined,
  format: (image: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = pictureSize(svg, width);
  // Loaded with the first picture: a process that only draws needs none of it.
  const { default: sharp } = await import('sharp');
  return oneAtATime(async () => {
    const channels = background === undefined ? 4 : 3;
    const pixels = new Uint8Array(size.width * size.height * channels);
    let filled = 0;
    for await (const strip of strips(svg, size, background)) {
      pixels.set(strip, filled);
      filled += strip.length;
    }
    try {
      return await format(sharp(pixels, { raw: { ...size, channels } })).toBuffer();
    } finally {
      letGo(pixels);
    }
  });
}

/** A JPEG of such an SVG, of the given width on a background, without chroma subsampling: edges of flat colour stay clean. */
export const renderJpg = async (
  svg: string,
  { width, background }: JpgOptions,
): Promise<Uint8Array<ArrayBuffer>> =>
  encode(svg, width, background, (image) =>
    image
      // The density, and a profile of sRGB in half a kilobyte.
      .withMetadata({ density: PIXELS_PER_INCH })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: width <= 1024 }),
  );

/** A transparent WebP of such an SVG, of the given width, without loss: flat colour is smaller so. */
export const renderWebp = async (svg: string, { width }: WebpOptions): Promise<Uint8Array<ArrayBuffer>> =>
  encode(svg, width, undefined, (image) => image.webp({ lossless: true, effort: 2 }));
