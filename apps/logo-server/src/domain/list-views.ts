import type {
  Direction,
  LogoFilter,
  LogoOrder,
  LogoSummary,
  LogoTally,
  Movement,
  MovementFilter,
  MovementOrder,
  Repositories,
} from '../ports/store.js';
import { INDUSTRIES } from './catalog.js';
import { cut, type Page, readPlace, writePlace } from './pages.js';

/** How a list is narrowed and turned; what is left out: everything, the newest first. */
type View = {
  search?: string | undefined;
  category?: string | undefined;
  order?: Direction | undefined;
};

type GalleryView = View & { limit: number; cursor?: string | undefined };

/** What is said with the first page alone: how many there are in the view, and of which categories in all. */
type GalleryPage = Page<LogoSummary> & {
  first?: { found: number; categories: LogoTally['categories'] };
};

/** Section 5, Gallery: the search looks at names; 'favorites' is a category of its own. */
export async function pageOfGallery(
  { logos }: Pick<Repositories, 'logos'>,
  userId: string,
  { limit, cursor, search, category = 'all', order = 'desc' }: GalleryView,
): Promise<GalleryPage> {
  const filter: LogoFilter = {
    search: searched(search, 'name'),
    favorite: category === 'favorites' || undefined,
    industry: category === 'all' || category === 'favorites' ? undefined : industryOf(category),
  };
  const after = cursor === undefined ? undefined : readPlace(cursor);
  const rows = await logos.find(userId, filter, { by: 'date', direction: order, limit: limit + 1, after });
  const page = cut(rows, limit, writePlace);
  if (after !== undefined) return page;
  const { found, tally } = await countLogos({ logos }, userId, filter);
  return { ...page, first: { found, categories: tally.categories } };
}

type HistoryView<Order> = View & { limit: number; offset: number; by?: Order | undefined };

/** Part of a list in any of its orders: how many are in the view, and how many there are in all. */
type HistoryPart<Row> = { rows: Row[]; found: number; total: number };

/** Section 5, History: the search looks at names, industries and descriptions; 'todos' is no filter. */
export async function partOfLogos(
  { logos }: Pick<Repositories, 'logos'>,
  userId: string,
  { search, category = 'todos', order = 'desc', by = 'date', limit, offset }: HistoryView<LogoOrder>,
): Promise<HistoryPart<LogoSummary>> {
  const industry = category === 'todos' ? undefined : industryOf(category);
  const filter: LogoFilter = { search: searched(search, 'words'), industry };
  const rows = await logos.find(userId, filter, { by, direction: order, limit, offset });
  const { found, tally } = await countLogos({ logos }, userId, filter);
  return { rows, found, total: tally.logos };
}

/** Section 5: 'ingresos' is income alone, 'egresos' everything else. */
type MovementCategory = 'todos' | 'ingresos' | 'egresos';

type MovementsView = Omit<HistoryView<MovementOrder>, 'category'> & {
  category?: MovementCategory | undefined;
};

/** The movements, with what came in and what went out in all. */
export async function partOfMovements(
  { movements }: Pick<Repositories, 'movements'>,
  userId: string,
  { search, category = 'todos', order = 'desc', by = 'date', limit, offset }: MovementsView,
): Promise<HistoryPart<Movement> & { income: number; expense: number }> {
  const kind = ({ todos: undefined, ingresos: 'ingreso', egresos: 'egreso' } as const)[category];
  const filter: MovementFilter = { search: textOf(search), kind };
  const rows = await movements.find(userId, filter, { by, direction: order, limit, offset });
  const { ingreso, egreso } = await movements.totals(userId);
  const total = ingreso.movements + egreso.movements;
  const known = { todos: total, ingresos: ingreso.movements, egresos: egreso.movements }[category];
  const found = filter.search ? await movements.count(userId, filter) : known;
  return { rows, found, total, income: ingreso.amount, expense: egreso.amount };
}

/** Only a search has to be counted: what the filters let through is known. */
async function countLogos(
  { logos }: Pick<Repositories, 'logos'>,
  userId: string,
  filter: LogoFilter,
): Promise<{ found: number; tally: LogoTally }> {
  const tally = await logos.tally(userId);
  const ofIndustry = tally.categories.find(({ industry }) => industry === filter.industry)?.logos ?? 0;
  const known = filter.favorite ? tally.favorites : filter.industry === undefined ? tally.logos : ofIndustry;
  return { found: filter.search ? await logos.count(userId, filter) : known, tally };
}

/** Names are stored composed. */
const textOf = (search = '') => search.normalize('NFC').trim();

const searched = (search: string | undefined, within: 'name' | 'words'): LogoFilter['search'] => {
  const text = textOf(search);
  return text === '' ? undefined : { text, within };
};

const fold = (text: string): string => text.trim().toLocaleLowerCase('es');

const ID_BY_LABEL = new Map(Object.entries(INDUSTRIES).map(([id, label]) => [fold(label), id]));

/** By its key or its label, ignoring case. Section 3 spells the industry of section 9's category `design` so. */
function industryOf(category: string): string {
  const folded = fold(category);
  return folded === 'design' ? 'desing' : (ID_BY_LABEL.get(folded) ?? folded);
}
