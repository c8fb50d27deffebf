import type { OneInkVariant } from '../ports/drawing.js';
import type { Picture } from '../ports/images.js';
import type { LogoDrawing } from '../ports/store.js';

/** The pictures of one logo that may be asked for. */
export const VARIANTS = ['light', 'dark', 'icon', 'mono', 'negative', 'brand'] as const;
export type ImageVariant = (typeof VARIANTS)[number];

/** What is stored, or the drawing for dark grounds in one ink. */
export function pictureOf({ variants, color }: LogoDrawing, variant: ImageVariant): Picture {
  return isInk(variant) ? { svg: variants.dark, ink: { variant, color } } : { svg: variants[variant] };
}

export const picturesOf = (drawing: LogoDrawing): Picture[] =>
  VARIANTS.map((variant) => pictureOf(drawing, variant));

function isInk(variant: ImageVariant): variant is OneInkVariant {
  return variant === 'mono' || variant === 'negative' || variant === 'brand';
}
