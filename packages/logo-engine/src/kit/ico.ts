/** A picture of an icon file: a PNG and its side in pixels, at most 256. */
type IcoPicture = { readonly side: number; readonly png: Uint8Array };

const HEADER = 6;
const ENTRY = 16;

/** An ICO of several sizes, each a PNG (as Windows reads it since Vista and browsers always have). */
export function writeIco(pictures: readonly IcoPicture[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ side, png }, i) => {
    const at = HEADER + ENTRY * i;
    // 256 does not fit a byte: it is written as 0.
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
