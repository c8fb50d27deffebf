import { expect, test } from 'vitest';
import { initial } from './initial';
import { tileInk } from './tile-ink';

test.each([
  ['Nubia Tech', 'N'],
  ['ñandú', 'Ñ'],
  ['  álamo', 'Á'],
  ['é', 'É'],
  ['👩‍🌾 Finca', '👩‍🌾'],
  ['3 Ríos', '3'],
  ['', '·'],
  ['   ', '·'],
])('%j begins with %s', (name, letter) => {
  expect(initial(name)).toBe(letter);
});

test.each([
  ['#000000', 'light'],
  ['#3B82F6', 'dark'],
  ['#8B5CF6', 'dark'],
  ['#1D4ED8', 'light'],
  ['#F59E0B', 'dark'],
  ['#fff', 'dark'],
  ['teal', 'light'],
  ['', 'light'],
])('on %s the ink is %s', (color, ink) => {
  expect(tileInk(color)).toBe(ink);
});
