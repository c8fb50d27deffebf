import { expect, test } from 'vitest';
import { maskToken } from './mask-token';

test.each([
  ['', '••••'],
  ['a', '••••'],
  ['12345678', '••••'],
  ['123456789', '1234••••6789'],
  ['1735689600000_k3j9x2', '1735••••j9x2'],
])('[§9 Token masking] %j is shown as %s', (token, shown) => {
  expect(maskToken(token)).toBe(shown);
});
