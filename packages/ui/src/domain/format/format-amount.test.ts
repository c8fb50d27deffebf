import { expect, test } from 'vitest';
import { formatAmount, formatPesos } from './format-amount';

test.each([
  [5000, 'income', '+$5.000'],
  [5000, 'expense', '-$5.000'],
  [-5000, 'income', '+$5.000'],
  [-5000, 'expense', '-$5.000'],
  [0, 'income', '+$0'],
  [1, 'expense', '-$1'],
  [1234567, 'income', '+$1.234.567'],
  [Number.NaN, 'income', '+$0'],
  [Number.POSITIVE_INFINITY, 'expense', '-$0'],
] as const)('[§9 Money] %d as %s is written %s', (amount, kind, shown) => {
  expect(formatAmount(amount, kind)).toBe(shown);
});

test('pesos have no sign of their own', () => {
  expect(formatPesos(-990)).toBe('$990');
});
