import type { Grid } from '../analysis/coverage.js';
import { contrastLeft } from '../analysis/legibility.js';
import { picture } from '../analysis/picture.js';
import { LIGHT_GROUND, lightPalette } from '../colour/palette.js';
import { compose } from '../composition/compose.js';
import { iconDirection } from '../composition/icon.js';
import { holdsInitials } from '../direction/direction.js';
import { type Drawing, shapesOf } from '../drawing/drawing.js';

/** Contrast that is left at 16 pixels, the size of a browser's tab. */
const LEGIBLE = { pixels: 16, share: 0.6 } as const;

const REMEMBERED = 1024;
const verdicts = new Map<string, boolean>();

const legible = (image: Grid): boolean => contrastLeft(image, LEGIBLE.pixels) >= LEGIBLE.share;

/** Whether the logo's icon, its symbol or first letter, reads in a browser's tab. The last verdicts are kept. */
export function iconReads({ name, direction, picture: own }: Drawing): boolean {
  // A logo that is only a symbol is its own icon, but for initials in a thing: theirs is the letters.
  if (direction.layout === 'symbol' && !holdsInitials(direction)) return legible(own());
  const icon = iconDirection(name, direction);
  const { symbol, container, treatment, accent, color, face, ground } = icon;
  const key = JSON.stringify([
    symbol,
    container,
    treatment,
    accent,
    color,
    ground,
    symbol?.kind === 'monogram' && face,
  ]);
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const drawn = compose(name, icon);
  const reads =
    drawn !== null &&
    legible(picture(shapesOf(drawn, lightPalette(color, accent, ground)), drawn, LIGHT_GROUND));
  if (verdicts.size >= REMEMBERED) verdicts.delete(verdicts.keys().next().value ?? key);
  verdicts.set(key, reads);
  return reads;
}
