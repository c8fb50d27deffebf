import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ABSOLUTE_LIMIT_MS, CODE_LIFETIME_MS, IDLE_LIMIT_MS, issueCode } from '../src/domain/sessions.js';
import type { TestServer } from '../src/testing/index.js';
import { newEmail, newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';

const DAY = 86_400_000;

onEachDatabase('sessions', (start) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await start({ clock: () => now });
  });
  beforeEach(() => {
    now = Date.now();
  });

  const isValid = async (session: string) =>
    (await post(server, '/validate_session', { session })).body.validated === 1;

  test('a session ends after 30 days without use', async () => {
    const { session } = await newPerson(server);
    now += IDLE_LIMIT_MS - DAY;
    expect(await isValid(session)).toBe(true);
    now += IDLE_LIMIT_MS - DAY;
    expect(await isValid(session)).toBe(true);
    now += IDLE_LIMIT_MS + 1;
    expect(await isValid(session)).toBe(false);
  });

  test('a session ends after 90 days however much it is used', async () => {
    const { session } = await newPerson(server);
    for (let day = 0; day < 89; day += 10) {
      now += 9 * DAY;
      expect(await isValid(session)).toBe(true);
    }
    now += ABSOLUTE_LIMIT_MS - 81 * DAY + DAY;
    expect(await isValid(session)).toBe(false);
  });

  test('an expired session is a 401 for the other calls', async () => {
    const { session } = await newPerson(server);
    now += IDLE_LIMIT_MS + DAY;
    expect((await post(server, '/gallery', { session })).status).toBe(401);
  });

  test('a code expires after a minute', async () => {
    const { id } = await newPerson(server);
    const session = newSessionId();
    const code = await issueCode(server.service.deps, id, session);
    now += CODE_LIFETIME_MS + 1;
    expect((await post(server, '/callback', { session, code })).status).toBe(401);
    expect(await isValid(session)).toBe(false);
  });

  test('a session that is bound cannot be bound to anyone else', async () => {
    const [first, second] = [await newPerson(server), await newPerson(server)];
    const code = await issueCode(server.service.deps, second.id, first.session);
    expect((await post(server, '/callback', { session: first.session, code })).status).toBe(401);
    const { body } = await post(server, '/validate_session', { session: first.session });
    expect(body.email).toBe(first.email);
  });

  test('a code for a session that is already that person’s is accepted, and the session goes on', async () => {
    const { id, session, email } = await newPerson(server);
    const code = await issueCode(server.service.deps, id, session);
    expect((await post(server, '/callback', { session, code })).status).toBe(200);
    const { body } = await post(server, '/validate_session', { session });
    expect(body.email).toBe(email);
  });

  test('neither session ids nor codes are stored as themselves', async () => {
    const { id, session } = await newPerson(server);
    const code = await issueCode(server.service.deps, id, newSessionId());
    const { store } = server.service.deps;
    expect(await store.sessions.find(session)).toBeUndefined();
    expect(await store.codes.take(code, session, now)).toBeUndefined();
  });

  test('the operator cannot make the same account twice, nor one that nobody could use', async () => {
    const email = newEmail();
    await server.createUser({ email, password: PASSWORD });
    await expect(server.createUser({ email: email.toUpperCase(), password: PASSWORD })).rejects.toThrow(
      'already',
    );
    await expect(server.createUser({ email: newEmail(), password: 'corta' })).rejects.toThrow('8 to 128');
    await expect(server.createUser({ email: 'nadie', password: PASSWORD })).rejects.toThrow('e-mail');
    await expect(server.createUser({ email: newEmail(), password: PASSWORD, credits: -1 })).rejects.toThrow(
      'credits',
    );
    await expect(server.createUser({ email: newEmail(), password: PASSWORD, session: 'x' })).rejects.toThrow(
      'session id',
    );
  });
});
