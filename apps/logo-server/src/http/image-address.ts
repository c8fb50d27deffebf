import { type ImageVariant, VARIANTS } from '../domain/logo-pictures.js';
import { IMAGE_SIZES, type ImageFormat, type ImageRequest } from '../ports/images.js';

/** Where images live; the key in the address is what gives access to them. */
export const IMAGE_FOLDER = '/logos/';

export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

const SIZES: ReadonlyMap<string, number> = new Map(IMAGE_SIZES.map((size) => [String(size), size]));
const DEFAULT_SIZE = 1024;
const FILE = /^([A-Za-z0-9_-]{32})\.(svg|png|jpg|pdf)$/;

/** Drawn for white paper; the others are for grounds of their own, so a file of them has none. */
const ON_WHITE: readonly ImageVariant[] = ['light', 'icon', 'mono'];

export type ImageAddress = { key: string; variant: ImageVariant; request: ImageRequest };

/** The address of a logo; `.svg`, `.jpg` and `.pdf` in place of `.png` give the others. */
export function imageUrl(origin: string, key: string): string {
  return `${origin}${IMAGE_FOLDER}${key}.png`;
}

/**
 * Reads `/logos/KEY.EXT?size=1024|2048|4096&background=white|transparent&variant=light|dark|icon|mono|negative|brand`
 * back. What is drawn for another ground than white has a transparent PNG, and no JPG.
 * @returns undefined for everything that is not such an address.
 */
export function parseImageAddress(
  path: string,
  query: (name: string) => string | null | undefined,
): ImageAddress | undefined {
  if (!path.startsWith(IMAGE_FOLDER)) return undefined;
  const [, key, extension] = FILE.exec(path.slice(IMAGE_FOLDER.length)) ?? [];
  const width = SIZES.get(query('size') ?? String(DEFAULT_SIZE));
  const asked = query('variant') ?? 'light';
  const variant = VARIANTS.find((known) => known === asked);
  if (variant === undefined) return undefined;
  const onWhite = ON_WHITE.includes(variant);
  if (!onWhite && extension === 'jpg') return undefined;
  const background = query('background') ?? (onWhite ? 'white' : 'transparent');
  if (key === undefined || width === undefined) return undefined;
  if (background !== 'white' && background !== 'transparent') return undefined;
  return {
    key,
    variant,
    request: { format: extension as ImageFormat, width, transparent: background === 'transparent' },
  };
}
