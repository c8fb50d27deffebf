import { contrast } from '../colour/oklch.js';
import { isWeak } from '../colour/palette.js';
import type { Outlines } from '../svg/read.js';

/**
 * The least contrast (WCAG 2, 1 to 21) of any colour of a drawing with what lies under it: the ground, or for a
 * main colour too pale for it the plate that it stands on.
 */
export function leastContrast({ shapes }: Outlines, ground: string, main: string): number {
  const fills = [...new Set(shapes.map(({ fill }) => fill))];
  const plated = isWeak(main) && fills.includes(main) && fills.length > 1;
  const ratios = fills.map((fill) =>
    plated && fill === main
      ? Math.max(...fills.map((other) => contrast(fill, other)))
      : contrast(fill, ground),
  );
  return ratios.length === 0 ? 1 : Math.min(...ratios);
}
