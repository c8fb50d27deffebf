/** As many colours as an indexed PNG can name. */
const MOST = 256;

export type Indexing = {
  /** A byte for each pixel in place of three, in the same memory; undefined once there is a colour too many. */
  name: (pixels: Uint8Array, width: number) => Uint8Array | undefined;
  /** The colours in the order of their bytes, three bytes each. */
  palette: () => Buffer;
};

/** Names the colours of a picture as they come. A drawing of flat colour has a few dozen, its edges included. */
export function indexing(): Indexing {
  const names = new Map<number, number>();

  /** Row by row: V8 leaves one long loop to its interpreter. What is written lies behind what is read. */
  function nameRow(pixels: Uint8Array, from: number, end: number): void {
    let last = -1;
    let name = 0;
    for (let i = from, at = from * 3; i < end; i++, at += 3) {
      const colour =
        ((pixels[at] as number) << 16) | ((pixels[at + 1] as number) << 8) | (pixels[at + 2] as number);
      if (colour !== last) {
        last = colour;
        name = names.get(colour) ?? names.size;
        if (name === names.size) names.set(colour, name);
      }
      pixels[i] = name;
    }
  }

  return {
    name(pixels, width) {
      const all = pixels.length / 3;
      for (let from = 0; from < all && names.size <= MOST; from += width) nameRow(pixels, from, from + width);
      return names.size <= MOST ? pixels.subarray(0, all) : undefined;
    },
    palette: () =>
      Buffer.from([...names.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
  };
}
