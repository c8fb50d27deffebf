import { expect, it } from 'vitest';
import { asideLength } from './asides.js';

it.each([
  ['Mauricio 24/7', 1],
  ['Los Andes 24 Horas', 2],
  ['Londres desde 1962', 2],
  ['Nácar by Yuleisy', 2],
  ['Lupita a Domicilio', 2],
  ['Maricarmen en tu Casa', 3],
  ['El Rey de la Brasa N° 1', 2],
  ['24 Horas', 0],
  ['by Yuleisy', 0],
  ['7 24/7', 0],
  ['Los Andes', 0],
  ['Hotel 24', 0],
])('"%s" ends with %i words that it is called without', (name, length) => {
  expect(asideLength(name.split(' '))).toBe(length);
});
