const DAY = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;

/**
 * The date that a text names; `undefined` when it names none. A date without a time (`2025-01-05`) is a
 * calendar day: it is read in the reader's own zone, so that no zone ever shows the day before.
 */
export function readDate(text: string | null | undefined): Date | undefined {
  if (!text?.trim()) return undefined;
  const day = DAY.exec(text);
  return day ? calendarDay(Number(day[1]), Number(day[2]), Number(day[3])) : instant(text);
}

function calendarDay(year: number, month: number, day: number): Date | undefined {
  const date = new Date(year, month - 1, day);
  date.setFullYear(year);
  const same = date.getMonth() === month - 1 && date.getDate() === day;
  return same ? date : undefined;
}

function instant(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
