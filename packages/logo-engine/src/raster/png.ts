import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { PIXELS_PER_INCH } from './density.js';
import { type Indexing, indexing } from './indexed.js';
import { letGo } from './let-go.js';
import { oneAtATime, type PictureSize, pictureSize, strips } from './strips.js';

/** Options of {@link renderPng}. */
export type PngOptions = {
  /** Pixels, 1 to 4096. */
  readonly width: number;
  /** An opaque colour of CSS; transparent when absent. */
  readonly background?: string | undefined;
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How pixels are written: the number that PNG has for it, the bytes of one, and how hard they are packed. */
type Form = { type: number; bytes: number; level: number };
const RGB: Form = { type: 2, bytes: 3, level: 4 };
/** With a third of the bytes to pack, looking further for what repeats takes no longer in all. */
const INDEXED: Form = { type: 3, bytes: 1, level: 7 };
const RGBA: Form = { type: 6, bytes: 4, level: 4 };

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return Buffer.concat([head, data, sum]);
}

/** The intent of sRGB: perceptual, in which its only byte is 0. */
const COLOUR_SPACE = chunk('sRGB', Buffer.of(0));

/** Pixels per metre, across and down; the unit of a metre is 1. */
function density(): Buffer {
  const data = Buffer.alloc(9);
  const pixelsPerMetre = Math.round(PIXELS_PER_INCH / 0.0254);
  data.writeUInt32BE(pixelsPerMetre, 0);
  data.writeUInt32BE(pixelsPerMetre, 4);
  data.writeUInt8(1, 8);
  return chunk('pHYs', data);
}

/**
 * Rows as PNG has them, each after a byte that names its filter, put where the last strip's were. The filter is 0, none:
 * flat colour needs none, its rows repeat as they are.
 */
function filtered(pixels: Uint8Array, rowBytes: number, used: Uint8Array): Uint8Array {
  const rows = pixels.length / rowBytes;
  const length = pixels.length + rows;
  const out = used.length >= length ? used.subarray(0, length) : new Uint8Array(length);
  for (let row = 0; row < rows; row++)
    out.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  return out;
}

/**
 * Writes a PNG strip by strip: of the picture itself nothing but one strip is ever in memory.
 * @param names for an opaque picture of few colours, which is half as heavy so
 * @returns undefined when it has more colours than can be named
 */
async function encode(
  svg: string,
  size: PictureSize,
  background: string | undefined,
  names?: Indexing,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { type, bytes, level } = background === undefined ? RGBA : names ? INDEXED : RGB;
  const rowBytes = size.width * bytes;
  const deflate = createDeflate({ level });
  const packed: Buffer[] = [];
  deflate.on('data', (data: Buffer) => packed.push(data));
  let rows: Uint8Array = new Uint8Array(0);
  for await (const strip of strips(svg, size, background)) {
    const pixels = names ? names.name(strip, size.width) : strip;
    if (pixels === undefined) {
      deflate.destroy();
      return undefined;
    }
    rows = filtered(pixels, rowBytes, rows);
    await new Promise<void>((resolve, reject) => {
      deflate.write(rows, (error) => (error ? reject(error) : resolve()));
    });
  }
  letGo(rows);
  deflate.end();
  await once(deflate, 'end');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, type], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    COLOUR_SPACE,
    density(),
    ...(names ? [chunk('PLTE', names.palette())] : []),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of an SVG that this engine made, of the given width; transparent unless a background is given. */
export async function renderPng(
  svg: string,
  { width, background }: PngOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = pictureSize(svg, width);
  return oneAtATime(async () => {
    const indexed = background === undefined ? undefined : await encode(svg, size, background, indexing());
    return indexed ?? ((await encode(svg, size, background)) as Uint8Array<ArrayBuffer>);
  });
}
