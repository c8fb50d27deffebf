import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GalleryLogo } from '@trazo/api-client';
import { useCallback, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useAuth } from '../../auth/auth-provider';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { GALLERY_KEY } from '../../query-keys';
import type { GalleryView } from './gallery-view';

/** How many logos a page has: whole rows, whatever the number of columns up to four, and more than a screen shows. */
const PAGE = 48;

/** What was seen is kept this long, in milliseconds, so that Back brings it to where it was. */
const KEPT_MS = 10 * 60_000;

/** What the server lists: all of it, or where it announces `paging` the pages of the view that have come. */
type GalleryList = {
  listed: readonly GalleryLogo[];
  isWaiting: boolean;
  /** Of the first load: there is nothing to show. */
  error: Error | null;
  /** Of any load, for an alert. */
  failure: Error | null;
  refetch: () => void;
  /** Of pages: how many logos there are in the view, and which categories in all. */
  paged?: { found: number; categories: readonly string[] } | undefined;
  /** Of a list of more than one page: the way to the next, which the last one has not. */
  more?: { isLoading: boolean; load?: (() => void) | undefined } | undefined;
};

const none: readonly never[] = [];

/** §2 Gallery: entered again, it is asked for again. */
export function useGalleryList(view: GalleryView): GalleryList {
  const client = useClient();
  const { user } = useAuth();
  const isPaged = useCapability('paging');
  const whole = useQuery({
    queryKey: [...GALLERY_KEY, user?.session],
    queryFn: ({ signal }) => client.gallery({ signal }),
    enabled: !isPaged,
  });
  const pages = usePages(view, isPaged);
  const { data, hasNextPage, fetchNextPage } = pages;
  const listed = useMemo(() => data?.pages.flatMap(({ logos }) => logos) ?? none, [data]);
  const firstPage = data?.pages[0];
  const categories = useMemo(
    () => firstPage?.categories.map(({ category }) => category) ?? none,
    [firstPage],
  );
  const { refetch } = isPaged ? pages : whole;
  const again = useCallback(() => void refetch(), [refetch]);
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (!isPaged) {
    const { isPending, isRefetching, error } = whole;
    const isWaiting = isPending || isRefetching;
    return { listed: whole.data ?? none, isWaiting, error, failure: error, refetch: again };
  }
  return {
    listed,
    isWaiting: pages.isPending,
    error: data ? null : pages.error,
    failure: pages.error,
    refetch: again,
    paged: { found: firstPage?.found ?? listed.length, categories },
    more:
      hasNextPage || (data?.pages.length ?? 0) > 1
        ? {
            isLoading: pages.isFetchingNextPage,
            load: hasNextPage && !pages.isPlaceholderData ? load : undefined,
          }
        : undefined,
  };
}

/** The pages of a view, one after the other; while another view is on its way the one before it stays. */
function usePages({ search, category, order }: GalleryView, isPaged: boolean) {
  const client = useClient();
  const { user } = useAuth();
  const queries = useQueryClient();
  const arrival = useNavigationType();
  // Only Back and Forward find what was seen before.
  useState(() => {
    if (arrival !== 'POP') queries.removeQueries({ queryKey: GALLERY_KEY });
  });
  const isTyping = useDebouncedValue(search) !== search;
  return useInfiniteQuery({
    queryKey: [...GALLERY_KEY, user?.session, { search, category, order }],
    queryFn: ({ pageParam, signal }) =>
      client.galleryPage({ limit: PAGE, cursor: pageParam, search, category, order }, { signal }),
    initialPageParam: undefined as string | undefined,
    // A server that leads back to where it was would be asked without end.
    getNextPageParam: ({ next }, _pages, _at, asked) => (asked.includes(next) ? undefined : next),
    enabled: isPaged && !isTyping,
    placeholderData: keepPreviousData,
    refetchOnMount: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });
}
