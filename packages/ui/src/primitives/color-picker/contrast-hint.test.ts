import { expect, test } from 'vitest';
import { contrastHint } from './contrast-hint';

test.each([
  ['#3B82F6', 'good'],
  ['#EF4444', 'good'],
  ['#F59E0B', 'faint-on-white'],
  ['#FFFFFF', 'faint-on-white'],
  ['#000000', 'faint-on-black'],
])('%s is %s', (hex, expected) => {
  expect(contrastHint(hex)).toBe(expected);
});
