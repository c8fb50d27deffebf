import { describe, expect, test } from 'vitest';
import { formatDate } from './format-date';
import { readDate } from './read-date';

const now = () => new Date(2026, 6, 9, 12);

describe('[§9 Dates] a date is written as its screen writes it', () => {
  test.each([
    ['2025-01-05', 'es-ES', '5/1/2025'],
    ['2025-01-05', 'es-CL', '05-01-2025'],
    ['2025-12-31', 'es-ES', '31/12/2025'],
    ['2024-02-29', 'es-CL', '29-02-2024'],
    [' 2025-01-05 ', 'es-ES', '5/1/2025'],
    ['2025-03-04T12:30:00', 'es-ES', '4/3/2025'],
    ['2025-03-04 12:30:00', 'es-CL', '04-03-2025'],
  ] as const)('%s in %s is %s', (text, locale, shown) => {
    expect(formatDate(text, locale, now)).toBe(shown);
  });
});

test.each([undefined, null, '', '   ', 'ayer', '2025-02-30', '2025-13-01', '0000-00-00'])(
  'what cannot be read (%s) is today',
  (text) => {
    expect(formatDate(text, 'es-ES', now)).toBe('9/7/2026');
  },
);

test('a calendar day is the same day at its first and last hour, whatever the zone', () => {
  const day = readDate('2025-01-01');
  expect([day?.getFullYear(), day?.getMonth(), day?.getDate(), day?.getHours()]).toEqual([2025, 0, 1, 0]);
});

test('an instant keeps its moment', () => {
  expect(readDate('2025-01-01T00:00:00Z')?.getTime()).toBe(Date.UTC(2025, 0, 1));
});
