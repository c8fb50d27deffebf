import { today } from '../../fields/fallbacks';
import { date, id, image, text } from '../../fields/readers';
import { type Entity, type Reader, table } from '../../fields/table';

/** Favourite is 1 or '1'; everything else is not, and only 0 and '0' say so on purpose. */
const favorite: Reader<boolean> = (raw) =>
  raw === 1 || raw === '1' ? [true] : [false, raw !== 0 && raw !== '0'];

/** Gallery logo, from /gallery `Logos` (§3). */
export const GALLERY_LOGO_FIELDS = /* @__PURE__ */ table({
  id: {
    from: ['logo_id'],
    read: id,
    fallback: ({ position }) => `logo-${position + 1}`,
  },
  name: { from: ['companyname'], read: text, fallback: 'Sin nombre' },
  imageUrl: { from: ['image_data'], read: image, fallback: '' },
  category: { from: ['category'], read: text, fallback: 'general' },
  prompt: { from: ['prompt_dalle'], read: text, fallback: '' },
  createdAt: { from: ['create_date'], read: date, fallback: today },
  isFavorite: { from: ['favorito'], read: favorite, fallback: false },
});

/** Downloads of a gallery logo before any is made here (§3). */
export const INITIAL_DOWNLOADS = 0;

/**
 * A logo of the gallery (§3). `imageUrl` is an address an `<img>` may show, or `''`; `createdAt` is
 * `YYYY-MM-DD` or an ISO moment: read it with `toDate`; `downloads` counts the ones made here.
 */
export type GalleryLogo = Entity<typeof GALLERY_LOGO_FIELDS> & { downloads: number };
