import { beforeAll, beforeEach, expect, test } from 'vitest';
import { digest } from '../src/domain/digest.js';
import { ABSOLUTE_LIMIT_MS, CODE_LIFETIME_MS, IDLE_LIMIT_MS, issueCode } from '../src/domain/sessions.js';
import { sweep } from '../src/housekeeping.js';
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
    const code = await issueCode(server.service.deps, { userId: id }, session);
    now += CODE_LIFETIME_MS + 1;
    expect((await post(server, '/callback', { session, code })).status).toBe(401);
    expect(await isValid(session)).toBe(false);
  });

  test('a session that is bound cannot be bound to anyone else', async () => {
    const [first, second] = [await newPerson(server), await newPerson(server)];
    const code = await issueCode(server.service.deps, { userId: second.id }, first.session);
    expect((await post(server, '/callback', { session: first.session, code })).status).toBe(401);
    const { body } = await post(server, '/validate_session', { session: first.session });
    expect(body.email).toBe(first.email);
  });

  test('a code for a session that is already that person’s is accepted, and the session goes on', async () => {
    const { id, session, email } = await newPerson(server);
    const code = await issueCode(server.service.deps, { userId: id }, session);
    expect((await post(server, '/callback', { session, code })).status).toBe(200);
    const { body } = await post(server, '/validate_session', { session });
    expect(body.email).toBe(email);
  });

  test('what has ended is forgotten, what lives is kept', async () => {
    const { store } = server.service.deps;
    const [idle, old] = [newSessionId(), newSessionId()];
    const { id, session: kept } = await newPerson(server);
    now -= IDLE_LIMIT_MS + DAY;
    await store.sessions.add({ idHash: digest(idle), userId: id }, now);
    await issueCode(server.service.deps, { userId: id }, idle);
    now -= ABSOLUTE_LIMIT_MS;
    await store.sessions.add({ idHash: digest(old), userId: id }, now);
    now = Date.now();
    await store.sessions.touch(digest(old), now);
    await sweep(server.service.deps);
    const found = await Promise.all([idle, old, kept].map((session) => store.sessions.find(digest(session))));
    expect(found.map((session) => session !== undefined)).toEqual([false, false, true]);
  });

  test('300 sessions that are not there: an address that guesses is slowed, and whoever has one is not', async () => {
    const guessed = await start({ clock: () => now });
    const { session } = await newPerson(guessed);
    const statuses: number[] = [];
    for (let guess = 0; guess < 300; guess += 1) {
      statuses.push((await post(guessed, '/validate_session', { session: newSessionId() })).status);
    }
    expect(statuses).toEqual([...Array(100).fill(200), ...Array(200).fill(429)]);
    const refused = await post(guessed, '/gallery', { session: newSessionId() });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await post(guessed, '/callback', { session: newSessionId(), code: 'x' })).status).toBe(429);
    expect((await post(guessed, '/gallery', { session })).status).toBe(200);
    now += 1_000;
    expect((await post(guessed, '/gallery', { session: newSessionId() })).status).toBe(401);
  });

  test('neither session ids nor codes are stored as themselves', async () => {
    const { id, session } = await newPerson(server);
    const code = await issueCode(server.service.deps, { userId: id }, newSessionId());
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
    await expect(server.createUser({ email: newEmail(), password: 'corta' })).rejects.toThrow('10 to 128');
    await expect(server.createUser({ email: newEmail(), password: 'Basketball' })).rejects.toThrow('first');
    await expect(server.createUser({ email: 'nadie', password: PASSWORD })).rejects.toThrow('e-mail');
    await expect(server.createUser({ email: newEmail(), password: PASSWORD, credits: -1 })).rejects.toThrow(
      'credits',
    );
    await expect(server.createUser({ email: newEmail(), password: PASSWORD, session: 'x' })).rejects.toThrow(
      'session id',
    );
  });
});
