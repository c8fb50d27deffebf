import { contrast } from '../colour/oklch.js';
import { type GroundId, isCarried, lightPalette } from '../colour/palette.js';
import type { Outlines } from '../svg/read.js';

/**
 * The least contrast (WCAG 2, 1 to 21) of any colour that a drawing is read by with what lies under it: the ground, or
 * for a main colour too pale for it the plate that it stands on. A second colour is no letter where it is faint, and a
 * part of a thing: beside others it is left out.
 * @param carried how a main colour that is too weak for white is carried
 * @param second the second colour on this ground, where there is one
 */
export function leastContrast(
  { shapes }: Outlines,
  ground: string,
  main: string,
  carried: GroundId | undefined,
  second?: string | null,
): number {
  const all = [...new Set(shapes.map(({ fill }) => fill))];
  // A pale ground is no ink: what counts is how the rest reads on it.
  const weak = isCarried(main, carried);
  const pale = weak ? null : lightPalette(main, 'none').ground;
  const tint = pale !== null && pale !== main && all.includes(pale) ? pale : null;
  const inked = all.filter((fill) => fill !== tint);
  const read = inked.filter((fill) => fill !== second);
  const fills = read.length > 0 ? read : inked;
  const plated = weak && fills.includes(main) && fills.length > 1;
  const ratios = fills.map((fill) =>
    plated && fill === main
      ? Math.max(...fills.map((other) => contrast(fill, other)))
      : Math.min(contrast(fill, ground), tint === null ? Infinity : contrast(fill, tint)),
  );
  return ratios.length === 0 ? 1 : Math.min(...ratios);
}
