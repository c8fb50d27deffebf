import { CATEGORIES, HISTORY_ALL_KEY } from '@trazo/api-client/catalog';
import { Button } from '@trazo/ui/button';
import { FilterPanel } from '@trazo/ui/filter-panel';
import { PageHeader } from '@trazo/ui/page-header';
import { SearchInput } from '@trazo/ui/search-input';
import { Tab, TabPanel, Tabs, TabsList } from '@trazo/ui/tabs';
import { useDeferredValue } from 'react';
import { Link } from '../../shell/link';
import { recordTexts } from '../../texts/record';
import type { HistoryTab } from './history-view';
import { LogosTab } from './logos-tab';
import { MovementsTab } from './movements-tab';
import { listOf, useHistory } from './use-history';
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
  const { logos, movements } = useHistory();
  const view = useHistoryView();
  const onLogos = view.tab === 'logos';
  const current = onLogos ? logos : movements;
  const filters = onLogos ? view.logoView : view.movementView;
  const logoView = useDeferredValue(view.logoView);
  const movementView = useDeferredValue(view.movementView);

  return (
    <>
      <PageHeader
        title={own.title}
        actions={
          <>
            <Button variant="secondary" disabled={current.isFetching} onClick={() => void current.refetch()}>
              {own.refresh}
            </Button>
            <Button asChild>
              <Link to="/generate">{own.newLogo}</Link>
            </Button>
          </>
        }
      />
      <Tabs className="mt-6" value={view.tab} onValueChange={(tab) => view.setTab(tab as HistoryTab)}>
        <TabsList label={own.title}>
          <Tab value="logos">{own.logosTab(listOf(logos).length)}</Tab>
          <Tab value="movements">{own.movementsTab(listOf(movements).length)}</Tab>
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
        <TabPanel value="logos">
          <LogosTab
            logos={listOf(logos)}
            status={statusOf(logos)}
            view={logoView}
            page={view.page}
            onPageChange={view.setPage}
          />
        </TabPanel>
        <TabPanel value="movements">
          <MovementsTab
            movements={listOf(movements)}
            status={statusOf(movements)}
            view={movementView}
            page={view.page}
            onPageChange={view.setPage}
          />
        </TabPanel>
      </Tabs>
    </>
  );
}

function statusOf(query: { isFetching: boolean; isError: boolean }) {
  if (query.isFetching) return 'loading' as const;
  return query.isError ? ('error' as const) : ('ready' as const);
}
