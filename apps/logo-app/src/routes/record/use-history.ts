import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HistoryLogo, Movement, MovementsPageRequest } from '@trazo/api-client';
import { HISTORY_PAGE_SIZE } from '@trazo/api-client/catalog';
import { useMemo } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import {
  type ListView,
  type LogoSortField,
  type MovementSortField,
  movementTotals,
  pageOf,
  viewLogos,
  viewMovements,
} from './history-view';

/** A page that was seen is kept this long, in milliseconds, to be shown while it is asked for again. */
const KEPT_MS = 60_000;

/** What a tab shows of its list: a page of a view, and how long the list is without one. */
export type HistoryPart<Entry> = {
  status: 'loading' | 'error' | 'ready';
  isFetching: boolean;
  refetch: () => void;
  /** Not known until a list has come; a list that failed is emptied (§8). */
  total: number | undefined;
  /** How many match, on all pages. */
  found: number;
  entries: readonly Entry[];
  page: number;
  pages: number;
  /** The entries before the page. */
  start: number;
};

/** The same of movements, with the totals of everything; not known until a list has come, nor once it failed. */
export type MovementsPart = HistoryPart<Movement> & {
  totals: { income: number; expense: number } | undefined;
};

/** The view and page of a tab. */
type Shown<Field extends string> = { view: ListView<Field>; page: number };

const none: readonly never[] = [];
const nothing = { entries: none, found: 0, page: 1, pages: 1, start: 0 };

/** §4 History: asked for when the user becomes known, and again on Refrescar. */
export function useLogosPart(shown: Shown<LogoSortField>, isOpen: boolean): HistoryPart<HistoryLogo> {
  const client = useClient();
  const isPaged = useCapability('paging');
  const { view, page } = shown;
  const whole = useQuery({
    queryKey: useKey('logos'),
    queryFn: ({ signal }) => client.logosInfo({ signal }),
    enabled: !isPaged,
  });
  const pages = useQuery({
    queryKey: useKey('logos', shown),
    queryFn: async ({ signal }) => ({ ...(await client.logosPage(requestOf(shown), { signal })), page }),
    ...useLookUp(shown, isPaged),
  });
  const list = listOf(whole);
  const wanted = useMemo(() => (isOpen ? viewLogos(list, view) : none), [list, view, isOpen]);
  if (!isPaged) return { ...stateOf(whole), total: totalOf(whole), ...pageOf(wanted, page) };
  return partOf(pages, page, pages.data?.logos);
}

/** The same of movements. */
export function useMovementsPart(shown: Shown<MovementSortField>, isOpen: boolean): MovementsPart {
  const client = useClient();
  const isPaged = useCapability('paging');
  const { view, page } = shown;
  const whole = useQuery({
    queryKey: useKey('movements'),
    queryFn: ({ signal }) => client.movements({ signal }),
    enabled: !isPaged,
  });
  const pages = useQuery({
    queryKey: useKey('movements', shown),
    queryFn: async ({ signal }) => {
      const request = { ...requestOf(shown), category: kindOf(view.category) };
      return { ...(await client.movementsPage(request, { signal })), page };
    },
    ...useLookUp(shown, isPaged),
  });
  const list = listOf(whole);
  const wanted = useMemo(() => (isOpen ? viewMovements(list, view) : none), [list, view, isOpen]);
  const isKnown = !whole.isError && whole.data !== undefined;
  const totals = useMemo(() => (isKnown ? movementTotals(list) : undefined), [list, isKnown]);
  if (!isPaged) return { ...stateOf(whole), total: totalOf(whole), totals, ...pageOf(wanted, page) };
  const { totals: sums } = (!pages.isError && pages.data) || {};
  return {
    ...partOf(pages, page, pages.data?.movements),
    totals: sums && { income: sums.ingresos, expense: sums.egresos },
  };
}

function useKey(list: 'logos' | 'movements', shown?: Shown<string>) {
  return ['history', list, useAuth().user?.session, ...(shown ? [shown] : [])];
}

/** A page is asked for once typing has paused; while another is on its way the one before it stays. */
function useLookUp({ view: { search } }: Shown<string>, isPaged: boolean) {
  const isTyping = useDebouncedValue(search) !== search;
  return { enabled: isPaged && !isTyping, placeholderData: keepPreviousData, gcTime: KEPT_MS };
}

const requestOf = <Field extends string>({ view, page }: Shown<Field>) => ({
  ...view,
  limit: HISTORY_PAGE_SIZE,
  offset: (page - 1) * HISTORY_PAGE_SIZE,
});

/** An address may name anything. */
const kindOf = (category: string): NonNullable<MovementsPageRequest['category']> =>
  (['ingresos', 'egresos'] as const).find((kind) => kind === category) ?? 'todos';

type Load = { isFetching: boolean; isPending: boolean; isError: boolean; refetch: () => unknown };

function stateOf({ isFetching, isError, refetch }: Load) {
  const status = isFetching ? ('loading' as const) : isError ? ('error' as const) : ('ready' as const);
  return { status, isFetching, refetch: () => void refetch() };
}

/** A page that is there is shown while it, or another, is asked for. */
function partOf<Entry>(
  load: Load & { data: { found: number; total: number; page: number } | undefined },
  page: number,
  entries: readonly Entry[] = none,
): HistoryPart<Entry> {
  const { data, isError, isPending } = load;
  const { isFetching } = load;
  if (isError || !data) {
    const total = isError ? 0 : undefined;
    return { ...stateOf({ ...load, isFetching: isPending }), isFetching, ...nothing, total };
  }
  const pages = Math.max(1, Math.ceil(data.found / HISTORY_PAGE_SIZE));
  // An address may name a page that is no longer there: the last one is on its way.
  const state = stateOf({ ...load, isFetching: page > pages && entries.length === 0 });
  const start = (data.page - 1) * HISTORY_PAGE_SIZE;
  return { ...state, isFetching, total: data.total, found: data.found, entries, page, pages, start };
}

const totalOf = (query: { data: readonly unknown[] | undefined; isError: boolean }): number | undefined =>
  query.isError ? 0 : query.data?.length;

/** What a list shows of its query: a failed load empties it (§8). */
function listOf<Entry>(query: { data: Entry[] | undefined; isError: boolean }): readonly Entry[] {
  return query.isError ? none : (query.data ?? none);
}
