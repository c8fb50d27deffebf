import { readDate } from './read-date';

/**
 * A date as the screens show it: `toLocaleDateString(locale)` with no options, in any BCP 47 locale. The product's
 * are `es-ES` in the gallery and `es-CL` in the history (specification, section 9).
 * A text that cannot be read is today; `now` is there for tests.
 */
export function formatDate(
  text: string | null | undefined,
  locale: string,
  now: () => Date = () => new Date(),
): string {
  return (readDate(text) ?? now()).toLocaleDateString(locale);
}
