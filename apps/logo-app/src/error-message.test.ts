import { NetworkError } from '@trazo/api-client';
import { expect, test, vi } from 'vitest';
import { messageOf } from './error-message';

test('an error of the client is told in its own words', () => {
  expect(messageOf(new NetworkError())).toBe('Hubo un problema con la conexión.');
});

test('any other is unexpected, and the console has it once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new TypeError('x is undefined');
  expect([messageOf(fault), messageOf(fault), messageOf('no')]).toEqual(Array(3).fill('Error inesperado'));
  expect(error.mock.calls).toEqual([[fault], ['no']]);
  error.mockRestore();
});
