import { expect, test } from 'vitest';
import * as passwords from './password-hash.js';

const { isOutdated, STANDARD_COST, verifyPassword } = passwords;
const hashPassword = (password: string) => passwords.hashPassword(password, STANDARD_COST);

/** Of `una clave larga`, as better-auth 1.7.7 made it. */
const EARLIER =
  '27d34a08607e96a879ddee449ed6ea8b:ffe9960579bc6988f744e99f3bb85e9c3feb628ff03a9f316af570754e0ed6a3ed8aae4c9e07e7cfab119332a0a58b3292e2d3a30742d7c6c4f8b3fac102cb53';

test('a hash is scrypt at N = 2^15, r = 8, p = 3, with a salt of its own', async () => {
  const [first, second] = [await hashPassword('una clave larga'), await hashPassword('una clave larga')];
  expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
  expect(isOutdated(first, STANDARD_COST)).toBe(false);
});

test.each([
  ['today', () => hashPassword('una clave larga')],
  ['before', async () => EARLIER],
])('a hash of %s accepts its password and no other', async (_when, make) => {
  const hash = await make();
  expect(await verifyPassword({ hash, password: 'una clave larga' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'una clave largA' })).toBe(false);
});

test('letters typed as one sign or as two are the same password', async () => {
  const hash = await hashPassword('contrase\u00f1a larga');
  expect(await verifyPassword({ hash, password: 'contrasen\u0303a larga' })).toBe(true);
});

test('a hash of before is told from those of today', () => {
  expect(isOutdated(EARLIER, STANDARD_COST)).toBe(true);
});

test.each(['', 'nada', '$argon2id$v=19$x'])('«%s» is nobody’s hash', async (hash) => {
  expect(await verifyPassword({ hash, password: '' })).toBe(false);
});
