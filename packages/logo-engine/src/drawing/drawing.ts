import { type Picture, picture, type Shape } from '../analysis/picture.js';
import { type Thickness, thickness } from '../analysis/thickness.js';
import { once } from '../cache/once.js';
import {
  BARE,
  darkPalette,
  isGrounded,
  LIGHT_GROUND,
  lightPalette,
  type Palette,
} from '../colour/palette.js';
import { compose } from '../composition/compose.js';
import type { Composition } from '../composition/layer.js';
import { checkDirection } from '../direction/check-direction.js';
import type { Direction } from '../direction/direction.js';
import { createSvgWriter } from '../svg/write.js';
import { onGround } from './on-ground.js';

/** A composed direction; what costs time is worked out when it is first asked for. */
export type Drawing = {
  readonly name: string;
  readonly direction: Direction;
  readonly composition: Composition;
  readonly light: Palette;
  readonly dark: Palette;
  /** Writes the drawing in the colours of a variant. */
  readonly write: (palette: Palette) => string;
  /** The light variant. */
  readonly svg: () => string;
  /** What a viewer sees on white, in shades of grey. */
  readonly picture: () => Picture;
  /** Widths of strokes and of the gaps between them, as one ink prints them. */
  readonly widths: () => Thickness;
};

/** The outlines of a composition in the colours of a palette. */
export const shapesOf = ({ layers }: Composition, palette: Palette): Shape[] =>
  layers.map(({ path, role }) => ({ path, colour: palette[role] }));

/** Draws one direction; null when the name does not lend itself to it. */
export function draw(name: string, given: Direction): Drawing | null {
  const direction = checkDirection(given);
  const composed = compose(name, direction);
  if (composed === null) return null;
  const { color, accent, ground = 'deep' } = direction;
  const composition = isGrounded(color, ground)
    ? onGround(
        composed,
        direction.container,
        ground === 'brand' ? ground : 'deep',
        direction.layout === 'wordmark',
      )
    : composed;
  const light = lightPalette(color, accent, ground);
  const writer = once(() => createSvgWriter(composition, name));
  return {
    name,
    direction,
    composition,
    light,
    dark: darkPalette(color, accent),
    write: (palette) => writer()(palette),
    svg: once(() => writer()(light)),
    picture: once(() => picture(shapesOf(composition, light), composition, LIGHT_GROUND)),
    widths: once(() =>
      thickness(
        composition.layers.filter(({ role }) => !BARE.includes(role)).map(({ path }) => path),
        composition,
      ),
    ),
  };
}
