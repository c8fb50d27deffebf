import { readDate } from './read-date';

/** `es-ES` in the gallery, `es-CL` in the history (specification, section 9). */
export type DateLocale = 'es-ES' | 'es-CL';

/**
 * A date as the screens show it: `toLocaleDateString(locale)` with no options.
 * A text that cannot be read is today; `now` is there for tests.
 */
export function formatDate(
  text: string | null | undefined,
  locale: DateLocale,
  now: () => Date = () => new Date(),
): string {
  return (readDate(text) ?? now()).toLocaleDateString(locale);
}
