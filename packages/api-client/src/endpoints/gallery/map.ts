import type { Report } from '../../fields/drift';
import { type OuterScope, readList } from '../../fields/table';
import { GALLERY_LOGO_FIELDS, type GalleryLogo, INITIAL_DOWNLOADS } from './wire';

/** Maps an answer of /gallery. Total: any JSON value in, a list of whole logos out. */
export const mapGallery = (answer: unknown, scope: OuterScope, report: Report): GalleryLogo[] =>
  readList(GALLERY_LOGO_FIELDS, answer, 'Logos', scope, report).map((logo) => ({
    ...logo,
    downloads: INITIAL_DOWNLOADS,
  }));
