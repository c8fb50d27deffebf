import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex, parse } from 'culori';
import { difference, VISIBLE_STEP } from '../colour/oklch.js';

/** Red, green and blue are the colour that the eye lacks. */
export const COLOUR_VISIONS = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
/** A way of seeing without one of the three. */
export type ColourVision = (typeof COLOUR_VISIONS)[number];

const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;

/** A colour as somebody sees it who lacks one of the three (model of Machado, Oliveira and Fernandes, 2009). */
export function asSeen(hex: string, vision: ColourVision): string {
  const colour = parse(hex);
  return (colour && formatHex(filters[vision](colour))) || hex;
}

/**
 * The least difference (OKLab, 0 to 1) that is left between two of the colours which others see as two; null when
 * there are no two such colours.
 */
export function leastDifference(colours: readonly string[], vision: ColourVision): number | null {
  const left = colours.flatMap((a, i) =>
    colours
      .slice(i + 1)
      .filter((b) => difference(a, b) >= VISIBLE_STEP)
      .map((b) => difference(asSeen(a, vision), asSeen(b, vision))),
  );
  return left.length === 0 ? null : Math.min(...left);
}
