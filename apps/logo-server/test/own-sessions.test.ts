import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS, issueCode } from '../src/domain/sessions.js';
import type { TestServer } from '../src/testing/index.js';
import { newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

type Listed = { id: string; device?: string; started: string; last_used: string; current: boolean };

onEachDatabase('the sessions of an account', (start) => {
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
  const listed = async (session: string) =>
    (await post(server, '/sessions', { session })).body.sessions as Listed[];
  const end = (session: string, id: string) => post(server, '/sessions/end', { session, id });
  const openElsewhere = async (userId: string, userAgent = CHROME) => {
    const session = newSessionId();
    const code = await issueCode(server.service.deps, { userId }, session);
    await post(server, '/callback', { session, code }, { 'user-agent': userAgent });
    return session;
  };

  test('each is listed with its device in words and its times, the one that asks first', async () => {
    const opened = now;
    const { id, session } = await newPerson(server);
    now += 60_000;
    await openElsewhere(id);
    const sessions = await listed(session);
    expect(sessions.map(({ id: _, ...rest }) => rest)).toEqual([
      {
        started: new Date(opened).toISOString(),
        last_used: new Date(opened).toISOString(),
        current: true,
      },
      {
        device: 'Chrome en Windows',
        started: new Date(now).toISOString(),
        last_used: new Date(now).toISOString(),
        current: false,
      },
    ]);
  });

  test('nothing in the list signs anybody in, and of the device only the words are kept', async () => {
    const { id, session } = await newPerson(server);
    const other = await openElsewhere(id, `${CHROME} Secreto/1.0`);
    const text = JSON.stringify(await listed(session));
    for (const secret of [session, other, 'Secreto']) expect(text).not.toContain(secret);
    for (const { id: shown } of await listed(session)) expect(await isValid(shown)).toBe(false);
  });

  test('one is closed by its id: that one ends, and no other', async () => {
    const { id, session } = await newPerson(server);
    const [closed, kept] = [await openElsewhere(id), await openElsewhere(id)];
    const before = await listed(closed);
    const own = before.find(({ current }) => current)?.id ?? '';
    expect((await end(session, own)).body).toEqual({ success: true });
    expect(await Promise.all([session, closed, kept].map(isValid))).toEqual([true, false, true]);
    expect(await listed(session)).toHaveLength(2);
    const again = await end(session, own);
    expect([again.status, again.body]).toEqual([404, { detail: 'Esa sesión ya no está abierta.' }]);
  });

  test('a closed session takes its sign-in with it: that browser is asked for a password', async () => {
    const { email, session } = await newPerson(server);
    const other = newSessionId();
    const signedIn = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token_app: 'trazo-app', session: other, email, password: PASSWORD }),
    });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const code = new URL(signedIn.headers.get('location') ?? '', 'http://x').searchParams.get('code');
    await post(server, '/callback', { session: other, code });
    const query = new URLSearchParams({ token_app: 'trazo-app', session: newSessionId() });
    const ask = () => fetch(`${server.url}/auth/login?${query}`, { redirect: 'manual', headers: { cookie } });
    expect((await ask()).status).toBe(303);
    const [, theirs] = await listed(session);
    await end(session, theirs?.id ?? '');
    expect((await ask()).status).toBe(200);
  });

  test('all others are closed at once, and the one that asks goes on', async () => {
    const { id, session } = await newPerson(server);
    const others = [await openElsewhere(id), await openElsewhere(id)];
    expect((await end(session, 'others')).status).toBe(200);
    expect(await Promise.all([session, ...others].map(isValid))).toEqual([true, false, false]);
    expect(await listed(session)).toHaveLength(1);
  });

  test("somebody else's session is not listed, and cannot be closed", async () => {
    const [mine, theirs] = [await newPerson(server), await newPerson(server)];
    const [{ id } = { id: '' }] = await listed(theirs.session);
    expect((await end(mine.session, id)).status).toBe(404);
    expect((await end(mine.session, 'others')).status).toBe(200);
    expect(await isValid(theirs.session)).toBe(true);
    expect((await listed(mine.session)).map((session) => session.id)).not.toContain(id);
  });

  test('what has expired or was signed out is not listed', async () => {
    const { id, session } = await newPerson(server);
    await post(server, '/sign_out', { session: await openElsewhere(id) });
    now -= IDLE_LIMIT_MS + 1;
    await openElsewhere(id);
    now -= ABSOLUTE_LIMIT_MS;
    await openElsewhere(id);
    now = Date.now();
    expect(await listed(session)).toHaveLength(1);
  });

  test('a hundred are listed, and the one that asks is always among them', async () => {
    const { id, session } = await newPerson(server);
    for (let number = 0; number < 105; number += 1) {
      now += 1_000;
      await server.service.deps.store.sessions.add({ idHash: `${id}-${number}`, userId: id }, now);
    }
    const sessions = await listed(session);
    expect([sessions.length, sessions[0]?.current]).toEqual([100, true]);
  });
});
