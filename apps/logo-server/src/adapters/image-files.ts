import { hash } from 'node:crypto';
import { IMAGE_SIZES, type ImageRequest, type Picture } from '../ports/images.js';

/** Part of every name; another is added when the same request should give another file. */
const VERSION = 3;
/** All of which files may be left: what is deleted is deleted in each. */
const VERSIONS = [2, VERSION] as const;

/** A picture by its content. */
export function keyOf({ svg, ink }: Picture): string {
  return hash('sha256', JSON.stringify(ink === undefined ? [] : [ink.variant, ink.color]) + svg);
}

/** The name of a file: a hash of all that decides it. */
export function nameOf(key: string, { format, width, transparent }: ImageRequest, version = VERSION): string {
  const decides = format === 'pdf' ? [format] : [format, width, format === 'png' && transparent];
  return `${hash('sha256', JSON.stringify([version, key, ...decides]))}.${format}`;
}

/** The names of everything that can have been made of a picture. */
export const namesOf = (key: string): string[] =>
  VERSIONS.flatMap((version) => EVERY_REQUEST.map((request) => nameOf(key, request, version)));

const EVERY_REQUEST: readonly ImageRequest[] = [
  { format: 'pdf', width: 0, transparent: false },
  ...IMAGE_SIZES.flatMap((width): ImageRequest[] => [
    { format: 'jpg', width, transparent: false },
    { format: 'png', width, transparent: false },
    { format: 'png', width, transparent: true },
  ]),
];
