import { CATEGORIES, HISTORY_ALL_KEY } from '@trazo/api-client/catalog';
import { Button } from '@trazo/ui/button';
import { FilterPanel } from '@trazo/ui/filter-panel';
import { PageHeader } from '@trazo/ui/page-header';
import { ResultCount } from '@trazo/ui/result-count';
import { SearchInput } from '@trazo/ui/search-input';
import { Tab, TabPanel, Tabs, TabsList } from '@trazo/ui/tabs';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link } from '../../shell/link';
import { recordTexts } from '../../texts/record';
import { defaultLogoView, defaultMovementView, type HistoryTab } from './history-view';
import { LogosTab } from './logos-tab';
import { MovementsTab } from './movements-tab';
import { RefreshButton } from './refresh-button';
import { useLogosPart, useMovementsPart } from './use-history';
import { useHistoryView } from './use-history-view';

const own = recordTexts;

const logoSorts = Object.entries(own.sortBy).map(([value, label]) => ({ value, label }));
const movementSorts = Object.entries(own.sortMovementsBy).map(([value, label]) => ({ value, label }));
/** §9: the gallery's list, with 'todos' for no filter. */
const logoCategories = CATEGORIES.map(({ id, label }) => ({
  value: id === 'all' ? HISTORY_ALL_KEY : id,
  label,
}));
const movementCategories = [
  { value: HISTORY_ALL_KEY, label: own.allMovements },
  { value: 'ingresos', label: own.income },
  { value: 'egresos', label: own.expense },
];

/** §2 History (/record). */
export default function History() {
  const view = useHistoryView();
  const onLogos = view.tab === 'logos';
  const filters = onLogos ? view.logoView : view.movementView;
  // Typing is answered first; a long list follows when there is time, its page with its view.
  const { logoView, movementView, page } = view;
  const shownLogos = useMemo(
    () => (onLogos ? { view: logoView, page } : { view: defaultLogoView, page: 1 }),
    [onLogos, logoView, page],
  );
  const shownMovements = useMemo(
    () => (onLogos ? { view: defaultMovementView, page: 1 } : { view: movementView, page }),
    [onLogos, movementView, page],
  );
  const logos = useLogosPart(useDeferredValue(shownLogos), onLogos);
  const movements = useMovementsPart(useDeferredValue(shownMovements), !onLogos);
  const current = onLogos ? logos : movements;
  const { setPage } = view;
  const last = current.page > current.pages ? current.pages : undefined;
  useEffect(() => {
    if (last !== undefined) setPage(last, 'replace');
  }, [last, setPage]);

  return (
    <>
      <PageHeader
        title={own.title}
        actions={
          <>
            <RefreshButton isFetching={current.isFetching} onRefresh={current.refetch} />
            <Button asChild>
              <Link to="/generate">{own.newLogo}</Link>
            </Button>
          </>
        }
      />
      <Tabs className="mt-6" value={view.tab} onValueChange={(tab) => view.setTab(tab as HistoryTab)}>
        <TabsList label={own.title}>
          <Tab value="logos">{own.logosTab(logos.total)}</Tab>
          <Tab value="movements">{own.movementsTab(movements.total)}</Tab>
        </TabsList>
        <SearchInput
          className="mt-6"
          label={onLogos ? own.searchLogos : own.searchMovements}
          placeholder={onLogos ? own.searchLogos : own.searchMovements}
          value={view.search}
          onValueChange={view.setSearch}
        />
        <FilterPanel
          className="mt-3"
          value={{ sortField: filters.sort, order: filters.order, category: filters.category }}
          onValueChange={({ sortField, order, category = HISTORY_ALL_KEY }) =>
            view.setFilters({ sort: sortField, order, category })
          }
          sortFields={onLogos ? logoSorts : movementSorts}
          categories={onLogos ? logoCategories : movementCategories}
        />
        {/* Whoever sees the list sees what a search did; who hears it is told. */}
        <ResultCount
          className="sr-only"
          count={current.status === 'ready' ? current.found : undefined}
          texts={onLogos ? undefined : { found: own.movementsFound }}
        />
        <TabPanel value="logos">
          <LogosTab part={logos} onPageChange={setPage} />
        </TabPanel>
        <TabPanel value="movements">
          <MovementsTab part={movements} onPageChange={setPage} />
        </TabPanel>
      </Tabs>
    </>
  );
}
