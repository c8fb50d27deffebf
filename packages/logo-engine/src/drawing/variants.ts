import { brandPalette, monoPalette, negativePalette } from '../colour/palette.js';
import type { Drawing } from './drawing.js';

/**
 * `light` is for white grounds, `dark` for dark ones, `mono` is one black ink, `negative` one white ink, `brand`
 * the one ink that reads on the logo's own colour.
 */
export const VARIANT_IDS = ['light', 'dark', 'mono', 'negative', 'brand'] as const;
/** A set of colours that a drawing is written in: see {@link VARIANT_IDS}. */
export type VariantId = (typeof VARIANT_IDS)[number];
export type Variants = Readonly<Record<VariantId, string>>;

/**
 * A drawing in the colours of every variant.
 * @param write what writes it in other colours than its own, if it is not written as it stands
 */
export const variantsOf = (
  { svg, dark, direction, ...drawing }: Drawing,
  write: Drawing['write'] = drawing.write,
): Variants => ({
  light: svg(),
  dark: write(dark),
  mono: write(monoPalette()),
  negative: write(negativePalette()),
  brand: write(brandPalette(direction.color)),
});
