import { type GalleryLogo, toDate } from '@trazo/api-client';
import { categoryKey } from '../category';

export type SortOrder = 'desc' | 'asc';

/** What the gallery's address holds: search, category and order (§2 Gallery, §5 Gallery search). */
export type GalleryView = { search: string; category: string; order: SortOrder };

export const defaultGalleryView: GalleryView = { search: '', category: 'all', order: 'desc' };

/** §5: 'all' keeps everything, 'favorites' the favourites, anything else its category. */
function inCategory(logo: GalleryLogo, category: string): boolean {
  if (category === 'all') return true;
  if (category === 'favorites') return logo.isFavorite;
  return categoryKey(logo.category) === categoryKey(category);
}

/** The logos to show, in order. The list given is left as it is. */
export function viewGallery(logos: readonly GalleryLogo[], view: GalleryView): GalleryLogo[] {
  const wanted = view.search.trim().toLocaleLowerCase('es');
  const direction = view.order === 'asc' ? 1 : -1;
  return logos
    .filter((logo) => logo.name.toLocaleLowerCase('es').includes(wanted) && inCategory(logo, view.category))
    .sort((a, b) => direction * (toDate(a.createdAt).getTime() - toDate(b.createdAt).getTime()));
}
