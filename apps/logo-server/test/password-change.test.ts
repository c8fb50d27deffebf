import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changePassword } from '../src/domain/sessions.js';
import type { TestServer } from '../src/testing/index.js';
import { newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';

const NEW_PASSWORD = 'otra frase mejor';

onEachDatabase('a password changed in the app', (start) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await start({ clock: () => now, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  beforeEach(() => {
    now += 2 * 3_600_000;
  });

  const change = (session: string, fields: { old?: string; new?: string } = {}, from = '198.51.100.7') =>
    post(
      server,
      '/password',
      { session, old: PASSWORD, new: NEW_PASSWORD, ...fields },
      { 'x-forwarded-for': from },
    );
  const signIn = async (email: string, password: string, from = '203.0.113.9') => {
    const session = newSessionId();
    const response = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
      body: new URLSearchParams({ token_app: 'trazo-app', session, email, password }),
    });
    const code = new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('code');
    if (code !== null) await post(server, '/callback', { session, code });
    return {
      status: response.status,
      session,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    };
  };
  const isValid = async (session: string) =>
    (await post(server, '/validate_session', { session })).body.validated === 1;

  test('the session that changed it goes on, every other one and every sign-in ends', async () => {
    const { session, email } = await newPerson(server);
    const elsewhere = await signIn(email, PASSWORD);
    expect(await isValid(elsewhere.session)).toBe(true);
    const changed = await change(session);
    expect([changed.status, changed.body]).toEqual([200, { success: true }]);
    expect([await isValid(session), await isValid(elsewhere.session)]).toEqual([true, false]);
    const query = new URLSearchParams({ token_app: 'trazo-app', session: newSessionId() });
    const asked = await fetch(`${server.url}/auth/login?${query}`, { headers: { cookie: elsewhere.cookie } });
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('type="password"')]);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(303);
  });

  test.each([
    ['too short', 'corta', 'La contraseña debe tener entre 10 y 128 caracteres.'],
    ['too long', 'a'.repeat(129), 'La contraseña debe tener entre 10 y 128 caracteres.'],
    ['one that everybody uses', 'basketball', expect.stringContaining('de las primeras que se prueban')],
  ])('a new one that is %s is a 422, and nothing ends', async (_, password, detail) => {
    const { session, email } = await newPerson(server);
    const elsewhere = await signIn(email, PASSWORD);
    const refused = await change(session, { new: password });
    expect([refused.status, refused.body]).toEqual([422, { detail, field: 'new' }]);
    expect([await isValid(elsewhere.session), (await signIn(email, PASSWORD)).status]).toEqual([true, 303]);
  });

  test('a wrong old one is a 403, changes nothing, and is slowed like a sign-in: the fourth waits', async () => {
    const { session, email } = await newPerson(server);
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      statuses.push((await change(session, { old: `no es ${guess}` })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
    const waiting = await change(session);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '30']);
    expect(waiting.body.detail).toBe(
      'Demasiados intentos seguidos. Espera 30 segundos y vuelve a intentarlo.',
    );
    // Neither at another address, nor for signing in there.
    expect((await signIn(email, PASSWORD)).status).toBe(303);
    now += 30_000;
    expect((await change(session)).status).toBe(200);
  });

  test('guesses made at once are counted one by one, together with those of the sign-in page', async () => {
    const { session, email } = await newPerson(server);
    await signIn(email, 'no es esta', '198.51.100.7');
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, guess) => (await change(session, { old: `no es ${guess}` })).status,
      ),
    );
    expect(statuses.sort()).toEqual([403, 403, 429, 429, 429, 429, 429, 429]);
  });

  test('a link for a forgotten password that was on its way is worth nothing after it', async () => {
    const { session, id } = await newPerson(server);
    const { store } = server.service.deps;
    await store.resets.add({ tokenHash: 'hash', userId: id, expiresAt: now + 60_000 });
    await change(session);
    expect(await store.resets.find('hash', now)).toBeUndefined();
  });

  test('a change that was on its way when another was made changes nothing', async () => {
    const { session, id, email } = await newPerson(server);
    const { deps } = server.service;
    const instead = (await deps.identity.hashOf(id, PASSWORD)) ?? '';
    expect((await change(session)).status).toBe(200);
    const late = changePassword(deps, id, {
      hash: await deps.identity.hashPassword('una clave ajena'),
      instead,
    });
    await expect(late).rejects.toThrow('La contraseña actual no es correcta.');
    expect([await isValid(session), (await signIn(email, 'una clave ajena')).status]).toEqual([true, 401]);
  });
});
