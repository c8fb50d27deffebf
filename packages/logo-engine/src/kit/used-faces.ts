import { captionFace } from '../composition/captions.js';
import { textsOf } from '../composition/texts.js';
import type { Direction } from '../direction/direction.js';
import { type Face, faceById, fontStack } from '../fonts/faces.js';
import { familiesOf } from '../fonts/itemise.js';

const WRITTEN = new Map([
  ['ibm', 'IBM'],
  ['dm', 'DM'],
  ['jp', 'JP'],
  ['sc', 'SC'],
  ['kr', 'KR'],
]);

/** The name of a family as its makers write it: "IBM Plex Sans" of `ibm-plex-sans`. */
export const familyName = (family: string): string =>
  family
    .split('-')
    .map((word) => WRITTEN.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The face of the name, and that of its small lines where there are any in another. */
export function facesOf(name: string, direction: Direction): Face[] {
  const face = faceById(direction.face);
  const { above, below } = textsOf(name, { ...direction, descriptor: smallOf(direction) });
  const small = captionFace(face);
  return (above !== '' || below !== '') && small.id !== face.id ? [face, small] : [face];
}

/** A kit shows the name also where the logo has none, and there with its small lines. */
const smallOf = ({ layout, descriptor }: Direction) => (layout === 'symbol' ? 'below' : descriptor);

/** Families whose outlines are in a kit of this name, that of the name first. */
export function familiesIn(name: string, direction: Direction): string[] {
  const texts = textsOf(name, { ...direction, descriptor: smallOf(direction) });
  const [face, small] = facesOf(name, direction);
  const of = (text: string, item: Face | undefined) =>
    item === undefined ? [] : familiesOf(text, fontStack(item));
  return [
    ...new Set([
      ...of(`${texts.name}${texts.quiet}`, face),
      ...of(`${texts.above}${texts.below}`, small ?? face),
      ...(direction.symbol?.kind === 'monogram' ? of(direction.symbol.text, face) : []),
    ]),
  ];
}
