import { parse } from '../geometry/kernel.js';
import type { Path } from '../geometry/path.js';

/** A star of four points, its sides drawn in. */
export function spark(x: number, y: number, r: number): Path {
  const k = r * 0.12;
  return parse(
    `M${x} ${y - r}C${x + k} ${y - r * 0.34} ${x + r * 0.34} ${y - k} ${x + r} ${y}C${x + r * 0.34} ${y + k} ${x + k} ${y + r * 0.34} ${x} ${y + r}C${x - k} ${y + r * 0.34} ${x - r * 0.34} ${y + k} ${x - r} ${y}C${x - r * 0.34} ${y - k} ${x - k} ${y - r * 0.34} ${x} ${y - r}Z`,
  );
}
