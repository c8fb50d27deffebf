import { expect, test } from 'vitest';
import { jsonIn } from './director-prompt.js';

test('an object is found in whatever is said around it', () => {
  expect(jsonIn('Claro:\n```json\n{"directions": [{"why": "[Pan]"}]}\n```')).toEqual({
    directions: [{ why: '[Pan]' }],
  });
});

test.each([
  ['no object', 'Claro, ¡aquí tienes tu logo!'],
  ['half an object', '{"directions": [{"symbols": ['],
  ['brackets without end', `{"directions":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
  ['objects without end', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
])('%s is none', (_, answer) => {
  expect(jsonIn(answer)).toBeUndefined();
});
