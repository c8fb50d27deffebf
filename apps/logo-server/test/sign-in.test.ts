import { beforeAll, expect, test } from 'vitest';
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

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const codeOf = (headers: Headers) => new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';

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
    expect(registered.html).toContain(`href="${server.url}/"`);
    const signedIn = await signIn(email, PASSWORD, session);
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('location')).toMatch(new RegExp(`^${server.url}/\\?code=[A-Za-z0-9_-]{32}$`));
    const redeemed = await post(server, '/callback', { session, code: codeOf(signedIn.headers) });
    expect(redeemed).toMatchObject({ status: 200, body: { success: true, validated: 1 } });
    const { body } = await post(server, '/validate_session', { session });
    expect(body).toMatchObject({ validated: 1, email, name: 'Ana Pérez', creditos: 3 });
  });

  test('the browser that registered is recognised: sign-in returns at once', async () => {
    const [email, session] = [newEmail(), newSessionId()];
    const registered = await submit(server, '/auth/register', {
      email,
      password: PASSWORD,
      session: newSessionId(),
    });
    const opened = await open(server, '/auth/login', { session }, { cookie: cookieOf(registered.headers) });
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
      body: { detail: 'La sesión no tiene la forma esperada.' },
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
    const shape = (headers: Headers) =>
      headers.getSetCookie().map((line) => line.replace(/=[A-Za-z0-9_-]{32}\.[^;]+/, '=TOKEN.SIGNATURE'));
    expect(shape(duplicate.headers)).toEqual(shape(fresh.headers));
    const session = newSessionId();
    const opened = await open(server, '/auth/login', { session }, { cookie: cookieOf(duplicate.headers) });
    expect(opened.status).toBe(200);
    expect((await signIn(email, 'una clave nueva')).status).toBe(401);
    expect((await signIn(email)).status).toBe(303);
  });

  test('over https the cookies are secure, and those of a duplicate registration look the same', async () => {
    const secure = await start({ env: { PUBLIC_URL: 'https://trazo.example' } });
    const email = newEmail();
    const register = () =>
      submit(secure, '/auth/register', { email, password: PASSWORD, session: newSessionId() });
    const lines = [await register(), await register()].map(({ headers }) =>
      headers.getSetCookie().map((line) => line.replace(/=[A-Za-z0-9_-]{32}\.[^;]+/, '=TOKEN')),
    );
    expect(lines[0]).toEqual([
      '__Secure-trazo.session_token=TOKEN; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(lines[1]).toEqual(lines[0]);
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
    ['7 characters', 'sietesi'],
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
    expect(html).toContain('La contraseña debe tener entre 8 y 128 caracteres.');
    expect(html).toMatch(/aria-invalid="true"/);
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

  test('signing out forgets the browser and revokes every session', async () => {
    const [email, session] = [await newAccount(), newSessionId()];
    const signedIn = await signIn(email, PASSWORD, session);
    await post(server, '/callback', { session, code: codeOf(signedIn.headers) });
    const cookie = cookieOf(signedIn.headers);
    expect((await submit(server, '/auth/logout', {}, { cookie })).html).toContain('Sesión cerrada');
    expect((await post(server, '/validate_session', { session })).body).toEqual({ validated: 0 });
    expect((await open(server, '/auth/login', { session: newSessionId() }, { cookie })).status).toBe(200);
  });
});
