import { type CatalogOption, INDUSTRIES, type IndustryId } from './options.js';

/** Key of a gallery or history category (§9). The industry `desing` has the category key `design`. */
export type CategoryKey = 'all' | 'favorites' | 'design' | Exclude<IndustryId, 'desing'>;

/** The history filter's key for "no filter" (§5, §9); the gallery's is `all`. */
export const HISTORY_ALL_KEY = 'todos';

const categoryOf = (id: IndustryId): CategoryKey => (id === 'desing' ? 'design' : id);

/** Gallery and history categories with their labels (§9): `all`, `favorites`, then one per industry. */
export const CATEGORIES: readonly CatalogOption<CategoryKey>[] = [
  { id: 'all', label: 'Todos' },
  { id: 'favorites', label: 'Favoritos' },
  ...INDUSTRIES.map(({ id, label }) => ({ id: categoryOf(id), label })),
];
