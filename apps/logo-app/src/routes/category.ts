import { CATEGORIES, type CatalogOption } from '@trazo/api-client/catalog';
import type { CategoryOption } from '@trazo/ui/category-filter';

const fold = (text: string) => text.trim().toLocaleLowerCase('es');

const byFoldedName = new Map(
  CATEGORIES.flatMap((option) => [
    [fold(option.label), option] as const,
    [option.id as string, option] as const,
  ]),
);

/** The catalogue's category with this key or label, ignoring case; the industry `desing` is the category `design`. */
function known(category: string): CatalogOption | undefined {
  const folded = fold(category);
  return byFoldedName.get(folded === 'desing' ? 'design' : folded);
}

/** What two spellings of the same category have in common: the catalogue's key, or the text without case. */
export const categoryKey = (category: string): string => known(category)?.id ?? fold(category);

/** The label to show: the catalogue's, or the server's text with its first letter as a capital. */
export function categoryLabel(category: string): string {
  const text = category.trim();
  return known(text)?.label ?? text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

/** The fixed list of §9, then every other category found among the logos, once each. */
export function categoryOptions(found: readonly string[]): CategoryOption[] {
  const extra = new Map<string, string>();
  for (const category of found) {
    const key = categoryKey(category);
    if (key && !known(category) && !extra.has(key)) extra.set(key, categoryLabel(category));
  }
  const fixed = CATEGORIES.map(({ id, label }) => [id, label] as const);
  return [...fixed, ...extra].map(([value, label]) => ({ value, label }));
}
