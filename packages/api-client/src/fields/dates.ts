const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** From here on a number counts milliseconds, below it seconds: 3 March 1973 and the year 5138. */
const MILLISECONDS_FROM = 1e11;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** The calendar day of a moment where it is shown, as `YYYY-MM-DD`. */
export const calendarDay = (moment: Date): string =>
  `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`;

const isRealDay = (day: string): boolean => {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(date);
};

/**
 * A date of the wire as text: `YYYY-MM-DD` stays a calendar day, never shifted by a time zone; ISO
 * moments (a blank for the T and no zone are fine), HTTP dates and Unix times become ISO moments.
 * Undefined when it cannot be read, as for 31 February.
 */
export function dateText(raw: unknown): string | undefined {
  if (typeof raw === 'number') return isoOf(raw < MILLISECONDS_FROM ? raw * 1000 : raw);
  if (typeof raw !== 'string') return undefined;
  const value = raw.trim();
  if (DAY.test(value)) return isRealDay(value) ? value : undefined;
  const [, day, time, zone = ''] = MOMENT.exec(value) ?? [];
  if (day === undefined || time === undefined) {
    return HTTP_DATE.test(value) ? isoOf(Date.parse(value)) : undefined;
  }
  const iso = `${day}T${time}${zone.toUpperCase()}`;
  return isRealDay(day) && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

function isoOf(ms: number): string | undefined {
  const moment = new Date(ms);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment.toISOString() : undefined;
}

/**
 * An entity's date as a `Date`, to format and to sort by: a calendar day is its local midnight, so that
 * it is shown as that very day in every time zone.
 */
export function toDate(text: string): Date {
  const [, year, month, day] = DAY.exec(text) ?? [];
  return year === undefined ? new Date(text) : new Date(Number(year), Number(month) - 1, Number(day));
}
