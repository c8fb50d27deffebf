import { type GalleryLogo, toDate } from '@trazo/api-client';
import { categoryKey } from '../category';

type SortOrder = 'desc' | 'asc';

/** What the gallery's address holds: search, category and order (§2 Gallery, §5 Gallery search). */
export type GalleryView = { search: string; category: string; order: SortOrder };

export const defaultGalleryView: GalleryView = { search: '', category: 'all', order: 'desc' };

/** §5: 'all' keeps everything, 'favorites' the favourites, anything else its category. */
function inCategory(category: string): (logo: GalleryLogo) => boolean {
  if (category === 'all') return () => true;
  if (category === 'favorites') return (logo) => logo.isFavorite;
  const wanted = categoryKey(category);
  return (logo) => categoryKey(logo.category) === wanted;
}

/** The logos to show, in order. The list given is left as it is. */
export function viewGallery(logos: readonly GalleryLogo[], view: GalleryView): GalleryLogo[] {
  const wanted = view.search.trim().toLocaleLowerCase('es');
  const direction = view.order === 'asc' ? 1 : -1;
  const isWanted = inCategory(view.category);
  return logos
    .filter((logo) => (wanted === '' || logo.name.toLocaleLowerCase('es').includes(wanted)) && isWanted(logo))
    .map((logo) => ({ logo, time: toDate(logo.createdAt).getTime() }))
    .sort((a, b) => direction * (a.time - b.time))
    .map(({ logo }) => logo);
}
