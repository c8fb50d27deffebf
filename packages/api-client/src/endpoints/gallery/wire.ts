import { TODAY } from '../../fields/fallbacks';
import { date, id, image, text } from '../../fields/readers';
import { type Entity, field, type Reader } from '../../fields/table';

/** Favourite is 1 or '1'; everything else is not, and only 0 and '0' say so on purpose. */
const favorite: Reader<boolean> = (raw) =>
  raw === 1 || raw === '1' ? [true] : [false, raw !== 0 && raw !== '0'];

/** Gallery logo, from /gallery `Logos` (§3). */
export const GALLERY_LOGO_FIELDS = {
  id: field(['logo_id'], id, {
    says: "'logo-' and its place in the list, from 1",
    make: ({ position }) => `logo-${position + 1}`,
  }),
  name: field(['companyname'], text, 'Sin nombre'),
  imageUrl: field(['image_data'], image, ''),
  category: field(['category'], text, 'general'),
  prompt: field(['prompt_dalle'], text, ''),
  createdAt: field(['create_date'], date, TODAY),
  isFavorite: field(['favorito'], favorite, false),
} as const;

/** Downloads of a gallery logo before any is made here (§3). */
export const INITIAL_DOWNLOADS = 0;

/**
 * A logo of the gallery (§3). `imageUrl` is an address an `<img>` may show, or `''`; `createdAt` is
 * `YYYY-MM-DD` or an ISO moment: read it with `toDate`; `downloads` counts the ones made here.
 */
export type GalleryLogo = Entity<typeof GALLERY_LOGO_FIELDS> & { downloads: number };
