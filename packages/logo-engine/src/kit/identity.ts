import type { Drawing } from '../drawing/drawing.js';
import { drawingsOf } from './art.js';
import { coloursOf, type LogoColours } from './colours.js';
import { facesOf, familyName } from './used-faces.js';

/** What somebody who works with a logo asks for besides its files. */
export type Identity = {
  readonly colours: LogoColours;
  /** Families of its letters as their makers write them, that of the name first; to be had at fontsource.org. */
  readonly faces: readonly string[];
};

/** The colours and the faces of a logo, as its kit has them. */
export const identityOf = (logo: Drawing): Identity => ({
  colours: coloursOf(drawingsOf(logo)),
  faces: [...new Set(facesOf(logo.name, logo.direction).map(({ family }) => familyName(family)))],
});
