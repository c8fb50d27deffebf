import type { ImageFormat, ImageRequest } from '../ports/images.js';

/** Where images live; the key in the address is what gives access to them. */
export const IMAGE_FOLDER = '/logos/';

export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

const SIZES: ReadonlyMap<string, number> = new Map([1024, 2048, 4096].map((size) => [String(size), size]));
const DEFAULT_SIZE = 1024;
const FILE = /^([A-Za-z0-9_-]{32})\.(svg|png|jpg|pdf)$/;

export type ImageAddress = { key: string; variant: 'light' | 'dark'; request: ImageRequest };

/** The address of a logo; `.svg`, `.jpg` and `.pdf` in place of `.png` give the others. */
export function imageUrl(origin: string, key: string): string {
  return `${origin}${IMAGE_FOLDER}${key}.png`;
}

/**
 * Reads `/logos/KEY.EXT?size=1024|2048|4096&background=white|transparent&variant=light|dark` back. The dark
 * variant is drawn for dark grounds, so its PNG has none and there is no JPG of it.
 * @returns undefined for everything that is not such an address.
 */
export function parseImageAddress(path: string, query: URLSearchParams): ImageAddress | undefined {
  if (!path.startsWith(IMAGE_FOLDER)) return undefined;
  const [, key, extension] = FILE.exec(path.slice(IMAGE_FOLDER.length)) ?? [];
  const width = SIZES.get(query.get('size') ?? String(DEFAULT_SIZE));
  const variant = query.get('variant') ?? 'light';
  if (variant !== 'light' && variant !== 'dark') return undefined;
  if (variant === 'dark' && extension === 'jpg') return undefined;
  const background = query.get('background') ?? (variant === 'dark' ? 'transparent' : 'white');
  if (key === undefined || width === undefined) return undefined;
  if (background !== 'white' && background !== 'transparent') return undefined;
  return {
    key,
    variant,
    request: { format: extension as ImageFormat, width, transparent: background === 'transparent' },
  };
}
