import { contrast } from '../colour/oklch.js';
import { type GroundId, isCarried, lightPalette } from '../colour/palette.js';
import type { Outlines } from '../svg/read.js';

/**
 * The least contrast (WCAG 2, 1 to 21) of any colour of a drawing with what lies under it: the ground, or for a
 * main colour too pale for it the plate that it stands on.
 * @param carried how a main colour that is too weak for white is carried
 */
export function leastContrast(
  { shapes }: Outlines,
  ground: string,
  main: string,
  carried: GroundId | undefined,
): number {
  const all = [...new Set(shapes.map(({ fill }) => fill))];
  // A pale ground is no ink: what counts is how the rest reads on it.
  const weak = isCarried(main, carried);
  const pale = weak ? null : lightPalette(main, 'none').ground;
  const tint = pale !== null && pale !== main && all.includes(pale) ? pale : null;
  const fills = all.filter((fill) => fill !== tint);
  const plated = weak && fills.includes(main) && fills.length > 1;
  const ratios = fills.map((fill) =>
    plated && fill === main
      ? Math.max(...fills.map((other) => contrast(fill, other)))
      : Math.min(contrast(fill, ground), tint === null ? Infinity : contrast(fill, tint)),
  );
  return ratios.length === 0 ? 1 : Math.min(...ratios);
}
