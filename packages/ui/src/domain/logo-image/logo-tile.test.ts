import { expect, test } from 'vitest';
import { initial, tileInk } from './logo-tile';

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
  ['#000000', '#FFFFFF'],
  ['#3B82F6', '#12151C'],
  ['#8B5CF6', '#12151C'],
  ['#1D4ED8', '#FFFFFF'],
  ['#F59E0B', '#12151C'],
  ['#fff', '#12151C'],
  ['teal', '#FFFFFF'],
  ['', '#FFFFFF'],
])('on %j the ink is %s', (color, ink) => {
  expect(tileInk(color)).toBe(ink);
});
