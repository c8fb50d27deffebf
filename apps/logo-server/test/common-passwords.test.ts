import { expect, test } from 'vitest';
import { commonPasswords as made } from '../scripts/common-passwords.js';
import { commonPasswords } from '../src/common-passwords.js';
import { faultOf } from '../src/domain/password-rules.js';

test('the stored list is what its script makes (npx pnpm --filter @trazo/logo-server run common-passwords)', async () => {
  const stored = await commonPasswords();
  expect(stored.size).toBeGreaterThan(100_000);
  expect([...stored].join('\n') === made()).toBe(true);
});

test.each(['1qaz2wsx3edc', 'Liverpool1', 'qwertyuiop', 'barcelona1'])(
  '%s is one that everybody uses',
  async (password) => expect(await faultOf(password, 'ana@ejemplo.com')).toBe('common'),
);

test('a phrase of one’s own is not', async () => {
  expect(await faultOf('el perro duerme en abril', 'ana@ejemplo.com')).toBeUndefined();
});
