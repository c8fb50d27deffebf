import { expect, it } from 'vitest';
import { parseName } from './parse-name.js';
import { readsOn } from './reads-on.js';

it.each([
  ['Café Bohemio', true],
  ['Radio Andina', true],
  ['Miel Silvestre', true],
  ['Grupo Andamio', true],
  ['Panadería Luz', false],
  ['Taller Lucía', false],
  ['Luz', false],
])('%s is read on from its generic part: %s', (name, expected) => {
  expect(readsOn(parseName(name))).toBe(expected);
});
