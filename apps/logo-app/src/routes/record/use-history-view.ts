import { useCallback, useMemo } from 'react';
import { useSearchText } from '../../hooks/use-search-text';
import { useUrlView } from '../../hooks/use-url-view';
import {
  defaultLogoView,
  defaultMovementView,
  type HistoryTab,
  type ListView,
  type LogoSortField,
  type MovementSortField,
} from './history-view';

const defaults = { tab: 'logos', page: '1', search: '', category: '', sort: '', order: '' };

/** As far as a server looks into a list. */
const LAST_PAGE = 1_000_000;

/** An address may name anything: the page nearest to it. */
const pageIn = (address: string): number =>
  Math.min(Math.max(Number.parseInt(address, 10) || 1, 1), LAST_PAGE);

/** What the history's address holds: tab, page, search, category, sort and order (§4 History). */
export function useHistoryView() {
  const [address, setAddress] = useUrlView(defaults);
  const tab: HistoryTab = address.tab === 'movements' ? 'movements' : 'logos';
  const [search, setSearch, showSearch] = useSearchText(address.search, (text) =>
    setAddress({ search: text, page: '1' }, 'replace'),
  );

  const own: ListView<string> = tab === 'logos' ? defaultLogoView : defaultMovementView;
  const fields: readonly string[] = tab === 'logos' ? logoFields : movementFields;
  const category = address.category || own.category;
  const sort = fields.includes(address.sort) ? address.sort : own.sort;
  const order = address.order === 'asc' ? ('asc' as const) : ('desc' as const);
  // The same view is the same object: a hundred thousand movements are only looked through for another one.
  const view = useMemo(() => ({ search, category, sort, order }), [search, category, sort, order]);

  return {
    tab,
    // While typing runs ahead of the address, the list already starts over.
    page: search === address.search ? pageIn(address.page) : 1,
    search,
    logoView: view as ListView<LogoSortField>,
    movementView: view as ListView<MovementSortField>,
    setSearch,
    /** Narrowing or ordering the list leads back to its first page. */
    setFilters: (filters: { category: string; sort: string; order: 'asc' | 'desc' }) =>
      setAddress({
        category: filters.category === own.category ? '' : filters.category,
        sort: filters.sort === own.sort ? '' : filters.sort,
        order: filters.order === own.order ? '' : filters.order,
        page: '1',
      }),
    setPage: useCallback(
      (page: number, step: 'push' | 'replace' = 'push') => setAddress({ page: String(page) }, step),
      [setAddress],
    ),
    /** §2: another tab starts at page 1, with no search and no filter. */
    setTab: (next: HistoryTab) => {
      showSearch('');
      setAddress({ ...defaults, tab: next });
    },
  };
}

const logoFields = ['fecha_logo', 'name_logo', 'industry_logo'] as const satisfies LogoSortField[];
const movementFields = ['fecha_mov', 'concepto', 'cantidad'] as const satisfies MovementSortField[];
