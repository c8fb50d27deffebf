/** How amounts of Chile are read: docs/fallbacks.md shows this table, and the tests hold it. */
export const AMOUNTS: readonly (readonly [sent: unknown, read: number | undefined, rule: string])[] = [
  [5000, 5000, 'a number is itself, without its sign'],
  [-5000, 5000, 'a number is itself, without its sign'],
  ['5.000', 5000, 'groups of exactly three digits after a point are thousands'],
  ['1.234.567', 1234567, 'groups of exactly three digits after a point are thousands'],
  ['5.000,50', 5000.5, 'a comma parts the decimals'],
  ['5000,5', 5000.5, 'a comma parts the decimals'],
  ['5.5', 5.5, 'another number of digits after a point are decimals'],
  ['5000.50', 5000.5, 'another number of digits after a point are decimals'],
  ['1234.567', 1234.567, 'a first group of more than three digits is no group'],
  ['0.500', 0.5, 'a first group that begins with 0 is no group'],
  ['$5.000', 5000, '`$`, `CLP`, a sign and an ending `.-` are passed over'],
  ['-$ 5.000', 5000, '`$`, `CLP`, a sign and an ending `.-` are passed over'],
  ['CLP 5.000', 5000, '`$`, `CLP`, a sign and an ending `.-` are passed over'],
  ['$5.000.-', 5000, '`$`, `CLP`, a sign and an ending `.-` are passed over'],
  ['5,000', undefined, 'three digits after a comma may be thousands elsewhere: unreadable'],
  ['1.23.456', undefined, 'groups of another size: unreadable'],
  ['5.000.00', undefined, 'groups of another size: unreadable'],
  ['1e3', undefined, 'anything else: unreadable'],
];

/** How dates of Chile are read, likewise. */
export const DATES: readonly (readonly [sent: unknown, read: string | undefined, rule: string])[] = [
  ['2025-03-15', '2025-03-15', 'a calendar day'],
  ['15/03/2025', '2025-03-15', 'day, month and year with slashes or hyphens are a calendar day'],
  ['15-03-2025', '2025-03-15', 'day, month and year with slashes or hyphens are a calendar day'],
  ['5/3/2025', '2025-03-05', 'day and month may have one digit'],
  ['15-03-2025 10:20', '2025-03-15T10:20', 'with a time, a moment'],
  ['2025-03-15T10:20:30-0300', '2025-03-15T10:20:30-03:00', 'an ISO moment'],
  ['2025-03-15 10:20:30', '2025-03-15T10:20:30', 'an ISO moment, a blank for the T and no zone'],
  ['Sat, 15 Mar 2025 10:20:30 GMT', '2025-03-15T10:20:30.000Z', 'an HTTP date'],
  [1742034030, '2025-03-15T10:20:30.000Z', 'Unix time in seconds'],
  [1742034030000, '2025-03-15T10:20:30.000Z', 'Unix time in milliseconds'],
  ['03/15/2025', undefined, 'there is no month 15: unreadable'],
  ['31-02-2025', undefined, 'a day that the calendar lacks: unreadable'],
  ['15/03-2025', undefined, 'anything else: unreadable'],
  ['15/03/25', undefined, 'anything else: unreadable'],
];
