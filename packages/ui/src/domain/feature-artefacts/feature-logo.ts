import type { ShownLogo } from '../logo-sheet';

/** The logo that the features are shown with. */
export type FeatureLogo = ShownLogo & {
  /** The symbol alone, for small sizes. */
  symbolSrc: string;
  /** The logo's colour, `#RRGGBB`. */
  color: string;
};
