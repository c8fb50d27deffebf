import { expect, test } from 'vitest';
import { demoTexts } from '../texts/demo';
import { type DemoState, demoLogos, demoMessage } from './demo-state';

const logos = [{ id: 'modern', src: '/a.svg', label: 'Moderno' }];

test.each<[DemoState, boolean, string]>([
  [{ status: 'samples', logos }, true, 'Estos son ejemplos. Escribe un nombre y verás los tuyos.'],
  [{ status: 'samples', logos }, false, 'Estos son ejemplos de lo que Trazo dibuja.'],
  [{ status: 'loading' }, true, 'Dibujando...'],
  [{ status: 'ready', logos }, true, 'Listo: así se ve tu nombre.'],
  [{ status: 'error', message: 'Sin conexión.' }, true, 'Sin conexión.'],
])('%j (field: %s) says %s', (state, typing, message) => {
  expect(demoMessage(state, typing, demoTexts.demo)).toBe(message);
});

test.each<[DemoState, number]>([
  [{ status: 'samples', logos }, 1],
  [{ status: 'loading' }, 0],
  [{ status: 'loading', logos }, 1],
  [{ status: 'ready', logos }, 1],
  [{ status: 'error', message: 'Sin conexión.' }, 0],
])('%j draws %i logos', (state, count) => {
  expect(demoLogos(state)).toHaveLength(count);
});
