import type { Path } from '../geometry/path.js';
import { coverage, type Grid } from './coverage.js';
import { edgeLength, flatten } from './edges.js';

/** Long side of the raster that drawings are judged on: a multiple of 16 and of 64. */
export const JUDGED = 192;

/** Brightness of a colour as a screen shows it, 0 black to 1 white (ITU-R BT.601, as picture libraries count it). */
export function brightness(hex: string): number {
  const n = Number.parseInt(hex.slice(1), 16);
  return (0.299 * (n >> 16) + 0.587 * ((n >> 8) & 255) + 0.114 * (n & 255)) / 255;
}

/** An outline and its colour; without one it is not painted. */
export type Shape = { readonly path: Path; readonly colour: string | null };

/** Ink of one shape: its area and the length of its edges, in units of the drawing. */
export type Ink = { readonly area: number; readonly edge: number };

/** A drawing in shades of grey, and the ink of each of its shapes. */
export type Picture = Grid & { readonly ink: readonly Ink[] };

/** Size of a drawing in its own units. */
export type Size = { readonly width: number; readonly height: number };

/** Pixels of a drawing whose long side is `JUDGED` of them. */
export function pixelsOf({ width, height }: Size): Size & { readonly scale: number } {
  const scale = JUDGED / Math.max(width, height);
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height), scale };
}

/** Shapes painted one after another on a ground, as a viewer sees them from afar. */
export function picture(shapes: readonly Shape[], size: Size, ground: string): Picture {
  const { width, height, scale } = pixelsOf(size);
  const values = new Float32Array(width * height).fill(brightness(ground));
  const ink = shapes.map(({ path, colour }): Ink => {
    const edges = flatten(path, scale);
    const grey = brightness(colour ?? ground);
    let area = 0;
    coverage(edges, path.evenOdd, width, height, (row, covered, from, to) => {
      for (let x = from; x < to; x++) {
        const share = covered[x] ?? 0;
        const at = row * width + x;
        area += share;
        if (colour !== null) values[at] = (values[at] ?? 0) * (1 - share) + grey * share;
      }
    });
    return { area: area / (scale * scale), edge: edgeLength(edges) / scale };
  });
  return { width, height, values, ink };
}
