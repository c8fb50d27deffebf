import { type HistoryLogo, type Movement, toDate } from '@trazo/api-client';
import { HISTORY_ALL_KEY, HISTORY_PAGE_SIZE } from '@trazo/api-client/catalog';
import { categoryKey } from '../category';

export type HistoryTab = 'logos' | 'movements';
export type LogoSortField = 'fecha_logo' | 'name_logo' | 'industry_logo';
export type MovementSortField = 'fecha_mov' | 'concepto' | 'cantidad';
type SortOrder = 'asc' | 'desc';

/** What a list is narrowed and ordered by; the tab decides which fields may be sorted. */
export type ListView<Field extends string> = {
  search: string;
  category: string;
  sort: Field;
  order: SortOrder;
};

/** §4 History: order desc, logos by date; movements likewise. */
export const defaultLogoView: ListView<LogoSortField> = {
  search: '',
  category: HISTORY_ALL_KEY,
  sort: 'fecha_logo',
  order: 'desc',
};
export const defaultMovementView: ListView<MovementSortField> = {
  search: '',
  category: HISTORY_ALL_KEY,
  sort: 'fecha_mov',
  order: 'desc',
};

// Lower case is the same in Spanish as without a language, and much faster so.
const fold = (text: string) => text.toLowerCase();
const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Whether one of the texts has the search in it; a search of blanks finds everything. */
function searchFor(search: string): (...texts: string[]) => boolean {
  const wanted = fold(search.trim());
  return (...texts) => wanted === '' || texts.some((text) => fold(text).includes(wanted));
}

/** The place of each text in the alphabet; what differs in case or accents alone shares one. */
function placesOf(texts: Iterable<string>): Map<string, number> {
  const places = new Map<string, number>();
  let before: string | undefined;
  let place = 0;
  for (const text of [...new Set(texts)].sort(collator.compare)) {
    if (before !== undefined && collator.compare(before, text) !== 0) place += 1;
    places.set(text, place);
    before = text;
  }
  return places;
}

/** Each key is read once, and texts are compared once for each two that differ: a long list has many alike. */
function sorted<Entry>(
  entries: readonly Entry[],
  by: (entry: Entry) => string | number,
  order: SortOrder,
): Entry[] {
  const direction = order === 'asc' ? 1 : -1;
  const keyed = entries.map((entry) => ({ entry, key: by(entry) }));
  const places = placesOf(keyed.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])));
  const placeOf = (key: string | number) => (typeof key === 'string' ? (places.get(key) ?? 0) : key);
  return keyed
    .map(({ entry, key }) => ({ entry, place: placeOf(key) }))
    .sort((a, b) => direction * (a.place - b.place))
    .map(({ entry }) => entry);
}

/** §5: search on name, industry or description; category compared with the industry, ignoring case. */
export function viewLogos(logos: readonly HistoryLogo[], view: ListView<LogoSortField>): HistoryLogo[] {
  const matches = searchFor(view.search);
  const wanted = categoryKey(view.category);
  const found = logos.filter(
    (logo) =>
      matches(logo.name_logo, logo.industry_logo, logo.descripcion_logo) &&
      (view.category === HISTORY_ALL_KEY || categoryKey(logo.industry_logo) === wanted),
  );
  return sorted(
    found,
    (logo) => (view.sort === 'fecha_logo' ? toDate(logo.fecha_logo).getTime() : logo[view.sort]),
    view.order,
  );
}

/** §5: search on concept, description or category; 'ingresos' is income only, 'egresos' everything else. */
export function viewMovements(movements: readonly Movement[], view: ListView<MovementSortField>): Movement[] {
  const matches = searchFor(view.search);
  const found = movements.filter((movement) => {
    if (!matches(movement.concepto, movement.descripcion, movement.categoria)) return false;
    if (view.category === 'ingresos') return movement.tipo_mov === 'ingreso';
    if (view.category === 'egresos') return movement.tipo_mov !== 'ingreso';
    return true;
  });
  return sorted(
    found,
    (movement) => (view.sort === 'fecha_mov' ? toDate(movement.fecha_mov).getTime() : movement[view.sort]),
    view.order,
  );
}

/** Totals over everything loaded: income, expense (both positive) and the number of movements. */
export function movementTotals(movements: readonly Movement[]) {
  const sum = (type: Movement['tipo_mov']) =>
    movements
      .filter(({ tipo_mov }) => tipo_mov === type)
      .reduce((total, { cantidad }) => total + Math.abs(cantidad), 0);
  return { income: sum('ingreso'), expense: sum('egreso'), count: movements.length };
}

/** One page of a list. A page outside the list is brought back to the nearest one. */
export function pageOf<Entry>(entries: readonly Entry[], page: number) {
  const pages = Math.max(1, Math.ceil(entries.length / HISTORY_PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * HISTORY_PAGE_SIZE;
  const found = entries.length;
  return { entries: entries.slice(start, start + HISTORY_PAGE_SIZE), found, page: current, pages, start };
}
