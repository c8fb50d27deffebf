import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.js';

const failure = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['the server ends', '57P01'],
  ['it lets us in no longer', '28P01'],
  ['a query takes too long', '57014'],
  ['it can only be read', '25006'],
  ['two wait for each other', '40P01'],
  ['nobody listens', 'ECONNREFUSED'],
])('the database is not available where %s (%s)', (_, code) => {
  expect(isUnavailable(failure(code))).toBe(true);
});

test.each([
  ['a value that is there already', '23505'],
  ['a statement that is wrong', '42601'],
])('it is available where it refuses %s (%s)', (_, code) => {
  expect(isUnavailable(failure(code))).toBe(false);
});
