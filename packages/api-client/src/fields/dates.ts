const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i;
/** Day, month and year, as Chile writes them. */
const DAY_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?=$|[T ])/i;
const HTTP_DATE = /^[a-z]{3}, .* GMT$/i;
/** From here on a number counts milliseconds, below it seconds: 3 March 1973 and the year 5138. */
const MILLISECONDS_FROM = 1e11;

/** The calendar day of a moment where it is shown, as `YYYY-MM-DD`. */
export const calendarDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Whether the calendar has that day: it is written as it was read. */
const isRealDay = (day: string): boolean => isoOf(Date.parse(`${day}T00:00Z`))?.slice(0, 10) === day;

/**
 * A date of the wire as text: `YYYY-MM-DD` and `DD/MM/YYYY` (also with hyphens) are a calendar day, never
 * shifted by a time zone; ISO moments (a blank for the T and no zone are fine), HTTP dates and Unix times
 * become ISO moments.
 * Undefined when it cannot be read, as for 31 February.
 */
export function dateText(raw: unknown): string | undefined {
  if (typeof raw === 'number') return isoOf(raw < MILLISECONDS_FROM ? raw * 1000 : raw);
  if (typeof raw !== 'string') return undefined;
  const value = raw
    .trim()
    .replace(
      DAY_FIRST,
      (_, day: string, __, month: string, year) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
  if (DAY.test(value)) return isRealDay(value) ? value : undefined;
  const [, day, time, zone = ''] = MOMENT.exec(value) ?? [];
  if (day === undefined) {
    return HTTP_DATE.test(value) ? isoOf(Date.parse(value)) : undefined;
  }
  // Not every browser reads a zone without its colon.
  const iso = `${day}T${time}${zone.toUpperCase().replace(/(\d\d)(\d\d)/, '$1:$2')}`;
  return isRealDay(day) && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

function isoOf(ms: number): string | undefined {
  const moment = new Date(ms);
  const year = moment.getUTCFullYear();
  return year > 0 && year < 10_000 ? moment.toISOString() : undefined;
}

/**
 * An entity's date as a `Date`, to format and to sort by: a calendar day is its local midnight, so that
 * it is shown as that very day in every time zone.
 */
export function toDate(text: string): Date {
  const [, year, month, day] = DAY.exec(text) ?? [];
  return year === undefined ? new Date(text) : new Date(Number(year), Number(month) - 1, Number(day));
}
