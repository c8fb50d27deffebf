import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GalleryLogo, GalleryPage } from '@trazo/api-client';
import { GALLERY_KEY } from '../../query-keys';

type Id = GalleryLogo['id'];
type Pages = InfiniteData<GalleryPage>;

/** The pages without a logo, and their counts reduced by it. */
function withoutLogo(data: Pages, id: Id): Pages {
  const pages = data.pages.map((page) => ({ ...page, logos: page.logos.filter((logo) => logo.id !== id) }));
  const listed = (all: readonly GalleryPage[]) => all.reduce((sum, { logos }) => sum + logos.length, 0);
  const gone = listed(data.pages) - listed(pages);
  return { ...data, pages: pages.map((page) => withCountReduced(page, gone)) };
}

const withCountReduced = (page: GalleryPage, gone: number): GalleryPage =>
  page.found === undefined ? page : { ...page, found: page.found - gone };

/** The pages with the mark of a logo as the server has it now. */
const withFavorite = (data: Pages, id: Id, isFavorite: boolean): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    logos: page.logos.map((logo) => (logo.id === id ? { ...logo, isFavorite } : logo)),
  })),
});

/** Shows a logo that was adjusted as it is now in every list that is kept; what it is searched by may be another. */
export function showAdjusted(
  queries: QueryClient,
  id: string,
  now: Pick<GalleryLogo, 'name' | 'imageUrl'>,
): void {
  const mend = (logo: GalleryLogo) => (String(logo.id) === id ? { ...logo, ...now } : logo);
  queries.setQueriesData<GalleryLogo[] | Pages>({ queryKey: GALLERY_KEY }, (list) => {
    if (list === undefined || !('pages' in list)) return list?.map(mend);
    return { ...list, pages: list.pages.map((page) => ({ ...page, logos: page.logos.map(mend) })) };
  });
}

/** Takes a logo that was deleted out of every list that is kept, whole or by the page. */
export function forgetLogo(queries: QueryClient, id: Id): void {
  queries.setQueriesData<GalleryLogo[] | Pages>({ queryKey: GALLERY_KEY }, (list) => {
    if (list === undefined || 'pages' in list) return list && withoutLogo(list, id);
    return list.filter((logo) => logo.id !== id);
  });
}

/**
 * Marks a logo in the pages that are kept, and lets those of the favourites be asked for anew: at once, unless they are
 * what is shown, where the logo stays in its place until the view is left.
 */
export function markFavorite(queries: QueryClient, id: Id, isFavorite: boolean, shown: string): void {
  queries.setQueriesData<GalleryLogo[] | Pages>({ queryKey: GALLERY_KEY }, (list) =>
    list && 'pages' in list ? withFavorite(list, id, isFavorite) : list,
  );
  void queries.invalidateQueries({
    queryKey: GALLERY_KEY,
    predicate: ({ queryKey: [, , view] }) =>
      (view as { category?: string } | undefined)?.category === 'favorites',
    refetchType: shown === 'favorites' ? 'none' : 'active',
  });
}
