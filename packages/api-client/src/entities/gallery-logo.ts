import type { IndustryId } from '../catalog/options.js';
import type { Report } from '../fields/drift.js';
import { today } from '../fields/fallbacks.js';
import { date, id, image, text } from '../fields/readers.js';
import { type OuterScope, type Reader, readList, type Table } from '../fields/table.js';

/** Favourite is 1 or '1'; everything else is not, and only 0 and '0' say so on purpose. */
const favorite: Reader<boolean> = (raw) =>
  raw === 1 || raw === '1' ? [true] : [false, raw !== 0 && raw !== '0'];

/** A logo of the gallery (§3 "Server gallery list", "Gallery logo"). */
export type GalleryLogo = {
  /** §3 `logo_id`: a text or a number, as it goes back on the wire. Fallback: `logo-` and its place in the list, from 1. */
  id: string | number;
  /** §3 `companyname`. Fallback: `Sin nombre`. */
  name: string;
  /** §3 `image_data`: an address an `<img>` may show (http(s), a path made whole, a `data:` image). Fallback: empty text. */
  imageUrl: string;
  /** §3 `category`: as a rule an industry's id. Fallback: `general`. */
  category: IndustryId | (string & {});
  /** §3 `prompt_dalle`. Fallback: empty text. */
  prompt: string;
  /** §3 `create_date`: `YYYY-MM-DD` or an ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  createdAt: string;
  /** §3 `favorito`: true for 1 or '1'. Fallback: `false`. */
  isFavorite: boolean;
  /** §3: a number of downloads, those made here; never from the server. Fallback: `0`. */
  downloads: number;
};

/** Gallery logo, from /gallery `Logos` (§3). */
export const GALLERY_LOGO_FIELDS: Table<Omit<GalleryLogo, 'downloads'>> = {
  id: {
    from: ['logo_id'],
    read: id,
    fallback: ({ position }) => `logo-${position + 1}`,
  },
  name: { from: ['companyname'], read: text, fallback: 'Sin nombre' },
  imageUrl: { from: ['image_data'], read: image, fallback: '' },
  category: { read: text, fallback: 'general' },
  prompt: { from: ['prompt_dalle'], read: text, fallback: '' },
  createdAt: { from: ['create_date'], read: date, fallback: today },
  isFavorite: { from: ['favorito'], read: favorite, fallback: false },
};

/** Downloads of a gallery logo before any is made here (§3). */
export const INITIAL_DOWNLOADS = 0;

/** Maps an answer of /gallery. Total: any JSON value in, a list of whole logos out. */
export const mapGallery = (answer: unknown, scope: OuterScope, report: Report): GalleryLogo[] =>
  readList(GALLERY_LOGO_FIELDS, answer, 'Logos', scope, report).map((logo) => ({
    ...logo,
    downloads: INITIAL_DOWNLOADS,
  }));

/** The `favoritos` that turns a favourite over (§4). */
export const flipFavorite = (isFavorite: boolean): 0 | 1 => (isFavorite ? 0 : 1);
