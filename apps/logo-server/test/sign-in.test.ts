import { beforeAll, expect, test, vi } from 'vitest';
import { issueCode, signOutEverywhere } from '../src/domain/sessions.js';
import type { TestServer } from '../src/testing/index.js';
import { newEmail, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';

type Fields = Record<string, string>;

async function submit(server: TestServer, path: string, fields: Fields, headers: Fields = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url, ...headers },
    body: new URLSearchParams({ token_app: 'trazo-app', ...fields }),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function open(server: TestServer, path: string, fields: Fields, headers: Fields = {}) {
  const query = new URLSearchParams({ token_app: 'trazo-app', ...fields });
  return fetch(`${server.url}${path}?${query}`, { redirect: 'manual', headers });
}

/** Of the PASSWORD, as the first release made it. */
const EARLIER_HASH =
  '27d34a08607e96a879ddee449ed6ea8b:ffe9960579bc6988f744e99f3bb85e9c3feb628ff03a9f316af570754e0ed6a3ed8aae4c9e07e7cfab119332a0a58b3292e2d3a30742d7c6c4f8b3fac102cb53';

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const codeOf = (headers: Headers) =>
  new URL(headers.get('location') ?? '', 'http://x').searchParams.get('code') ?? '';

onEachDatabase('sign-in', (start) => {
  // The clock stands still: how long a wait lasts must not depend on how long a test takes.
  const now = Date.now();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: () => now });
  });

  const newAccount = async () => {
    const email = newEmail();
    await server.createUser({ email, password: PASSWORD });
    return email;
  };

  const signIn = (email: string, password = PASSWORD, session = newSessionId(), headers: Fields = {}) =>
    submit(server, '/auth/login', { email, password, session }, headers);

  test('register, sign in, redeem the code: the session is valid', async () => {
    const [email, session] = [newEmail(), newSessionId()];
    const registered = await submit(server, '/auth/register', {
      name: 'Ana Pérez',
      email,
      password: PASSWORD,
      session,
    });
    expect(registered.status).toBe(200);
    expect(registered.html).toContain('Cuenta creada');
    // By way of the app: only a session that it has stored itself can be signed in.
    expect(registered.html).toContain('<a class="button" href="/?sign_in=1">Iniciar sesión</a>');
    expect(registered.html).not.toContain(session);
    const signedIn = await signIn(email, PASSWORD, session);
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('location')).toMatch(/^\/\?code=[A-Za-z0-9_-]{32}$/);
    const redeemed = await post(server, '/callback', { session, code: codeOf(signedIn.headers) });
    expect(redeemed).toMatchObject({ status: 200, body: { success: true, validated: 1 } });
    const { body } = await post(server, '/validate_session', { session });
    expect(body).toMatchObject({ validated: 1, email, name: 'Ana Pérez', creditos: 3 });
  });

  test('registering signs nobody in', async () => {
    const registered = await submit(server, '/auth/register', {
      email: newEmail(),
      password: PASSWORD,
      session: newSessionId(),
    });
    expect([registered.status, registered.headers.getSetCookie()]).toEqual([200, []]);
  });

  test('the browser that signed in is recognised: the next sign-in returns at once', async () => {
    const [email, session] = [await newAccount(), newSessionId()];
    const cookie = cookieOf((await signIn(email)).headers);
    const opened = await open(server, '/auth/login', { session }, { cookie });
    expect(opened.status).toBe(303);
    await post(server, '/callback', { session, code: codeOf(opened.headers) });
    const { body } = await post(server, '/validate_session', { session });
    expect(body).toMatchObject({ validated: 1, email, name: email.split('@')[0] });
  });

  test('a code works once', async () => {
    const session = newSessionId();
    const code = codeOf((await signIn(await newAccount(), PASSWORD, session)).headers);
    const redeem = () => post(server, '/callback', { session, code });
    const statuses = (await Promise.all([redeem(), redeem(), redeem()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 401, 401]);
  });

  test('a code works only for the session that asked for it', async () => {
    const [session, other] = [newSessionId(), newSessionId()];
    const code = codeOf((await signIn(await newAccount(), PASSWORD, session)).headers);
    const stolen = await post(server, '/callback', { session: other, code });
    expect(stolen).toMatchObject({
      status: 401,
      body: { detail: 'El código de acceso no es válido o ya se usó. Inicia sesión de nuevo.' },
    });
    expect((await post(server, '/callback', { session, code })).status).toBe(200);
  });

  test('a session id that is not one is refused at the callback and by the pages', async () => {
    const redeemed = await post(server, '/callback', { session: 'nada', code: 'x' });
    expect(redeemed).toMatchObject({
      status: 422,
      body: { detail: 'La sesión no tiene la forma esperada.', field: 'session' },
    });
    for (const path of ['/auth/login', '/auth/register']) {
      expect((await open(server, path, { session: 'nada' })).status).toBe(400);
      expect(
        (await submit(server, path, { session: 'nada', email: 'a@b.co', password: PASSWORD })).status,
      ).toBe(400);
    }
  });

  test('a wrong token_app is refused by the pages', async () => {
    for (const path of ['/auth/login', '/auth/register']) {
      const fields = { session: newSessionId(), token_app: 'otra-app' };
      const opened = await open(server, path, fields);
      expect([opened.status, await opened.text()]).toEqual([
        400,
        expect.stringContaining('Enlace incompleto'),
      ]);
      expect((await submit(server, path, { ...fields, email: 'a@b.co', password: PASSWORD })).status).toBe(
        400,
      );
    }
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const [wrong, unknown] = [
      await signIn(await newAccount(), 'otra clave'),
      await signIn(newEmail(), 'otra clave'),
    ];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const neutral = (html: string) => html.replace(/value="[^"]*"/g, '').replace(/session=[^"]*"/g, '');
    expect(neutral(wrong.html)).toBe(neutral(unknown.html));
    expect(wrong.html).toContain('El correo o la contraseña no son correctos.');
    // The focus is in the password, where a screen reader says what it is described by.
    expect(wrong.html).toMatch(/<div class="summary" id="problems"/);
    expect(wrong.html).toMatch(/<input id="password"[^>]* autofocus[^>]* aria-describedby="problems"/);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('a duplicate registration is answered like a new one and changes nothing', async () => {
    const email = await newAccount();
    const fresh = await submit(server, '/auth/register', {
      email: newEmail(),
      password: PASSWORD,
      session: newSessionId(),
    });
    const duplicate = await submit(server, '/auth/register', {
      email: email.toUpperCase(),
      password: 'una clave nueva',
      session: newSessionId(),
    });
    expect([duplicate.status, duplicate.html]).toEqual([fresh.status, fresh.html]);
    const shape = (headers: Headers) => [...headers.keys()].sort();
    expect(shape(duplicate.headers)).toEqual(shape(fresh.headers));
    expect(duplicate.headers.getSetCookie()).toEqual([]);
    expect((await signIn(email, 'una clave nueva')).status).toBe(401);
    expect((await signIn(email)).status).toBe(303);
  });

  test('over https the cookies are secure, and the way back is the public address', async () => {
    const secure = await start({ env: { PUBLIC_URL: 'https://trazo.example' } });
    const email = newEmail();
    await secure.createUser({ email, password: PASSWORD });
    const fields = { email, password: PASSWORD, session: newSessionId() };
    const { headers } = await submit(secure, '/auth/login', fields);
    const lines = headers.getSetCookie().map((line) => line.replace(/=[A-Za-z0-9_-]{32}\.[^;]+/, '=TOKEN'));
    expect(lines).toEqual([
      '__Host-trazo.session_token=TOKEN; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(headers.get('location')).toMatch(/^https:\/\/trazo\.example\/\?code=/);
  });

  test('over https a cookie that a neighbouring subdomain can set signs nobody in', async () => {
    const secure = await start({ env: { PUBLIC_URL: 'https://trazo.example' } });
    const email = newEmail();
    await secure.createUser({ email, password: PASSWORD });
    const signedIn = await submit(secure, '/auth/login', {
      email,
      password: PASSWORD,
      session: newSessionId(),
    });
    const value = /=([^;]+)/.exec(signedIn.headers.getSetCookie()[0] ?? '')?.[1];
    const address = `${secure.url}/auth/login?${new URLSearchParams({ token_app: 'trazo-app', session: newSessionId() })}`;
    const withCookie = async (name: string) =>
      (await fetch(address, { redirect: 'manual', headers: { cookie: `${name}=${value}` } })).status;
    expect(await withCookie('__Host-trazo.session_token')).toBe(303);
    expect(await withCookie('__Secure-trazo.session_token')).toBe(200);
    expect(await withCookie('trazo.session_token')).toBe(200);
  });

  test('the fourth wrong password in a row is slowed, whatever X-Forwarded-For says', async () => {
    const email = await newAccount();
    const statuses: number[] = [];
    for (let turn = 1; turn <= 4; turn += 1) {
      const answer = await signIn(email, 'otra clave', newSessionId(), {
        'x-forwarded-for': `203.0.113.${turn}`,
        forwarded: `for=203.0.113.${turn}`,
        'x-real-ip': `203.0.113.${turn}`,
        'x-client-ip': `203.0.113.${turn}`,
      });
      statuses.push(answer.status);
      if (turn < 4) continue;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.html).toMatch(
        /Demasiados intentos seguidos\. Espera \d+ segundos y vuelve a intentarlo\./,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(await newAccount())).status).toBe(303);
  });

  test('guesses made at the same time are counted one by one', async () => {
    const email = await newAccount();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, 'otra clave')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test('a right password ends the row', async () => {
    const email = await newAccount();
    for (const password of ['a', 'b', PASSWORD, 'c', 'd', PASSWORD]) {
      expect((await signIn(email, password)).status).toBe(password === PASSWORD ? 303 : 401);
    }
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'a form from %s is a 403',
    async (origin) => {
      const email = await newAccount();
      const login = await signIn(email, PASSWORD, newSessionId(), { origin });
      expect([login.status, login.html]).toEqual([403, expect.stringContaining('Formulario rechazado')]);
      expect(login.headers.getSetCookie()).toEqual([]);
      const fresh = newEmail();
      await submit(
        server,
        '/auth/register',
        { email: fresh, password: PASSWORD, session: newSessionId() },
        { origin },
      );
      expect((await signIn(fresh)).status).toBe(401);
    },
  );

  test.each([
    ['9 characters', 'nueve son'],
    ['129 characters', 'x'.repeat(129)],
    ['nothing', ''],
  ])('registering with a password of %s is refused with a reason at the field', async (_what, password) => {
    const email = newEmail();
    const { status, html } = await submit(server, '/auth/register', {
      email,
      password,
      session: newSessionId(),
    });
    expect(status).toBe(422);
    expect(html).toContain('La contraseña debe tener entre 10 y 128 caracteres.');
    expect(html).toMatch(/aria-invalid="true"/);
  });

  test.each([
    'basketball',
    ' BasketBall ',
    '1234567890',
    'aaaaaaaaaaaa',
    'ana.de.la.torre',
    'ana.de.la.torre@ejemplo.com',
  ])(
    'registering with the password «%s», which is tried first, is refused with a reason at the field',
    async (password) => {
      const email = 'ana.de.la.torre@ejemplo.com';
      const { status, html } = await submit(server, '/auth/register', {
        email,
        password,
        session: newSessionId(),
      });
      expect(status).toBe(422);
      expect(html).toContain('Esa contraseña es de las primeras que se prueban.');
      expect(html).toContain('href="#password"');
    },
  );

  test('whoever has a short or a common password already keeps it', async () => {
    const email = newEmail();
    const { id } = await server.createUser({ email, password: PASSWORD });
    const { store, identity } = server.service.deps;
    await store.accounts.setPasswordHash(id, await identity.hashPassword('password'));
    expect((await signIn(email, 'password')).status).toBe(303);
  });

  test('a hash of before still signs in, and is replaced by one of today', async () => {
    const server = await start({ clock: () => now, passwordCost: undefined });
    const signIn = (email: string, password = PASSWORD) =>
      submit(server, '/auth/login', { email, password, session: newSessionId() });
    const email = newEmail();
    const { id } = await server.createUser({ email, password: PASSWORD });
    const { store } = server.service.deps;
    await store.accounts.setPasswordHash(id, EARLIER_HASH);
    const replaced = vi.spyOn(store.accounts, 'setPasswordHash');
    expect((await signIn(email, 'otra clave larga')).status).toBe(401);
    expect(replaced).not.toHaveBeenCalled();
    expect((await signIn(email)).status).toBe(303);
    expect(replaced.mock.calls).toEqual([
      [id, expect.stringMatching(/^\$scrypt\$ln=15,r=8,p=3\$/), EARLIER_HASH],
    ]);
    expect((await signIn(email)).status).toBe(303);
    expect(replaced).toHaveBeenCalledTimes(1);
    replaced.mockRestore();
  });

  test.each(['', 'sin-arroba', 'a@b', `${'a'.repeat(250)}@b.co`])(
    'registering with the e-mail «%s» is refused',
    async (email) => {
      const { status, html } = await submit(server, '/auth/register', {
        email,
        password: PASSWORD,
        session: newSessionId(),
      });
      expect(status).toBe(422);
      expect(html).toContain('href="#email"');
    },
  );

  test('what was typed comes back escaped, the password never', async () => {
    const fields = {
      name: '"><script>alert(1)</script>',
      email: 'mal',
      password: 'secreto123',
      session: newSessionId(),
    };
    const { html } = await submit(server, '/auth/register', fields);
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('secreto123');
  });

  const signedIn = async (email: string) => {
    const session = newSessionId();
    const { headers } = await signIn(email, PASSWORD, session);
    await post(server, '/callback', { session, code: codeOf(headers) });
    return { session, cookie: cookieOf(headers) };
  };
  const isValid = async (session: string) =>
    (await post(server, '/validate_session', { session })).body.validated === 1;
  const asksForPassword = async (cookie: string) =>
    (await open(server, '/auth/login', { session: newSessionId() }, { cookie })).status === 200;

  test('signing out of the app ends that session and its sign-in, even when the cookie stays, and no other', async () => {
    const email = await newAccount();
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
    expect(await asksForPassword(here.cookie)).toBe(false);
    // As an app of another origin does: with no cookie.
    const answer = await post(server, '/sign_out', { session: here.session });
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([200, { success: true }, []]);
    expect([await isValid(here.session), await asksForPassword(here.cookie)]).toEqual([false, true]);
    expect([await isValid(elsewhere.session), await asksForPassword(elsewhere.cookie)]).toEqual([
      true,
      false,
    ]);
  });

  test('signing out of an app on this origin takes the cookie from the browser too', async () => {
    const { session, cookie } = await signedIn(await newAccount());
    const answer = await post(server, '/sign_out', { session }, { cookie });
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^trazo\.session_token=; Max-Age=0; Path=\//),
    );
    expect(await asksForPassword(cookie)).toBe(true);
  });

  test('a code that was not redeemed before signing out is worth nothing after it', async () => {
    const { session, cookie } = await signedIn(await newAccount());
    const other = newSessionId();
    const code = codeOf((await open(server, '/auth/login', { session: other }, { cookie })).headers);
    await post(server, '/sign_out', { session });
    expect((await post(server, '/callback', { session: other, code })).status).toBe(401);
  });

  test('nor is one that its sign-in asked for before and is given after all sessions ended', async () => {
    const { cookie } = await signedIn(await newAccount());
    const { deps } = server.service;
    const known = await deps.identity.recognise(cookie);
    if (known === undefined) throw new Error('The cookie is not known.');
    await signOutEverywhere(deps, known.userId);
    const other = newSessionId();
    const code = await issueCode(deps, known, other);
    expect((await post(server, '/callback', { session: other, code })).status).toBe(401);
    expect(await isValid(other)).toBe(false);
  });

  test('signing in again for the same session: both sign-ins end with it', async () => {
    const email = await newAccount();
    const { session } = await signedIn(email);
    const again = await signIn(email, PASSWORD, session);
    await post(server, '/callback', { session, code: codeOf(again.headers) });
    await post(server, '/sign_out', { session });
    expect(await asksForPassword(cookieOf(again.headers))).toBe(true);
  });

  test('signing out with a session that is not there says the same', async () => {
    const answer = await post(server, '/sign_out', { session: newSessionId() });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  });

  test('/auth/logout ends every session of the browser that just signed in, and the sign-in pages lead there', async () => {
    const email = await newAccount();
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
    const asked = await open(server, '/auth/logout', {}, { cookie: here.cookie });
    const html = await asked.text();
    expect(html).toContain(email);
    expect(html).not.toContain('type="password"');
    const done = await submit(server, '/auth/logout', {}, { cookie: here.cookie });
    expect(done.html).toContain('Sesiones cerradas');
    expect([await isValid(here.session), await isValid(elsewhere.session)]).toEqual([false, false]);
    expect([await asksForPassword(here.cookie), await asksForPassword(elsewhere.cookie)]).toEqual([
      true,
      true,
    ]);
    const login = await (await open(server, '/auth/login', { session: newSessionId() })).text();
    expect(login).toContain('href="/auth/logout');
  });

  test('/auth/logout asks any other browser for the password, and a wrong one ends nothing', async () => {
    const email = await newAccount();
    const { session } = await signedIn(email);
    expect(await (await open(server, '/auth/logout', {})).text()).toContain('type="password"');
    const wrong = await submit(server, '/auth/logout', { email, password: 'otra clave' });
    expect([wrong.status, await isValid(session)]).toEqual([401, true]);
    const right = await submit(server, '/auth/logout', { email, password: PASSWORD });
    expect([right.status, await isValid(session)]).toEqual([200, false]);
  });

  test('a password is changed with the old one, and all that the old one opened ends', async () => {
    const email = await newAccount();
    const { session, cookie } = await signedIn(email);
    const change = (fields: Fields) =>
      submit(
        server,
        '/auth/password',
        { email, password: PASSWORD, new_password: 'otra frase mejor', ...fields },
        { cookie },
      );
    const wrong = await change({ password: 'no es esta' });
    const weak = await change({ new_password: 'basketball' });
    expect([wrong.status, weak.status, await isValid(session)]).toEqual([401, 422, true]);
    expect(weak.html).toContain('href="#new_password"');
    const changed = await change({});
    expect([changed.status, changed.html]).toEqual([200, expect.stringContaining('Contraseña cambiada')]);
    expect(changed.html).toContain('href="/?sign_in=1"');
    expect([await isValid(session), await asksForPassword(cookie)]).toEqual([false, true]);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'otra frase mejor')).status).toBe(303);
  });

  test('the page that changes the password knows the e-mail of whoever just signed in, and the sign-in page leads there', async () => {
    const email = await newAccount();
    const { cookie } = await signedIn(email);
    expect(await (await open(server, '/auth/password', {}, { cookie })).text()).toContain(`value="${email}"`);
    const login = await (await open(server, '/auth/login', { session: newSessionId() })).text();
    expect(login).toContain('href="/auth/password');
  });
});
