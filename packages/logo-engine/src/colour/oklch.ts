import { clampChroma, converter, differenceEuclidean, formatHex, wcagLuminance } from 'culori';
import { lastAnswers } from '../cache/last-answers.js';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

const toOklch = converter('oklch');

export function readHex(hex: string): Oklch {
  const colour = toOklch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
}

/** The nearest colour that a screen can show, as `#RRGGBB`: lightness and hue stay, chroma gives way. */
export const writeHex = ({ l, c, h }: Oklch): string =>
  (formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) ?? '#000000').toUpperCase();

const luminance = lastAnswers(
  1000,
  (hex: string) => hex,
  (hex) => wcagLuminance(hex),
);

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Distance of two colours in OKLab: 0 the same, 1 black and white. */
export const difference: (a: string, b: string) => number = differenceEuclidean('oklab');

/**
 * Difference from which two flat colours beside each other are seen as two at a glance. The least that an eye can
 * tell is about 0.02; navy beside black, 0.14, still looks like a fault of the printer.
 */
export const VISIBLE_STEP = 0.15;

/** Moves lightness in small steps until the contrast with a ground is reached (or lightness ends). */
export function withContrast(colour: Oklch, ground: string, ratio: number): Oklch {
  const step = contrast('#000000', ground) > contrast('#FFFFFF', ground) ? -0.01 : 0.01;
  let l = colour.l;
  while (contrast(writeHex({ ...colour, l }), ground) < ratio && l + step > 0 && l + step < 1) l += step;
  return { ...colour, l };
}
