import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Ana María López', 'AL'],
  ['ñandú', 'Ñ'],
  ['  ana   lópez ', 'AL'],
  ['👩‍🎨 Estudio', '👩‍🎨E'],
  ['', '?'],
  ['   ', '?'],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
