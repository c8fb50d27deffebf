import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueReset } from '../src/domain/password-reset.js';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { newEmail, newSessionId, PASSWORD } from './client.js';
import { testEngine } from './test-engine.js';

type Fields = Record<string, string>;

const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const WRONG = 'El correo o la contraseña no son correctos.';

describe('a form that was sent, in a browser', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const servers: TestServer[] = [];
  afterAll(() => Promise.all(servers.map((one) => one.close())));

  async function start(env: Fields = {}): Promise<TestServer> {
    const one = await startTestServer({
      openEngine: async () => testEngine,
      clock: () => 1_700_000_000_000,
      env: { WEB_ROOT: '/nonexistent', ...env },
    });
    servers.push(one);
    return one;
  }

  const submit = (path: string, fields: Fields, to = server) =>
    fetch(to.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: ACCEPT },
      body: new URLSearchParams(fields),
    });
  const cookieOf = ({ headers }: Response) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const contentOf = (answer: Response) =>
    Buffer.from(/=([\w-]+)/.exec(cookieOf(answer))?.[1] ?? '', 'base64url').toString();
  const open = async (address: string, cookie: string) => {
    const answer = await fetch(server.url + address, { redirect: 'manual', headers: { cookie } });
    return { status: answer.status, cookies: answer.headers.getSetCookie(), html: await answer.text() };
  };
  const signIn = (fields: Fields = {}, to = server) =>
    submit(
      '/auth/login',
      {
        token_app: 'trazo-app',
        session: newSessionId(),
        email: newEmail(),
        password: 'otra clave',
        ...fields,
      },
      to,
    );

  test('is answered with a redirect to its page, which says once what is wrong and holds what was typed', async () => {
    const [session, email] = [newSessionId(), newEmail()];
    const failed = await signIn({ session, email });
    const address = `/auth/login?token_app=trazo-app&session=${session}`;
    expect([failed.status, failed.headers.get('location')]).toEqual([303, address]);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    const shown = await open(address, cookieOf(failed));
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('<title>Error: Iniciar sesión · Trazo</title>');
    expect(shown.html).toMatch(new RegExp(`role="alert">\\s*<p>${WRONG}</p>`));
    expect(shown.html).toContain(`value="${email}"`);
    expect(shown.cookies).toEqual(['trazo.form_outcome=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
    const again = await open(address, '');
    expect(again.html).not.toContain('role="alert"');
    expect(again.html).not.toContain(email);
  });

  test('leaves a cookie that no script reads, no other site sends, and that ends within a minute', async () => {
    const line = (answer: Response) => answer.headers.getSetCookie().map((one) => one.replace(/=[^;]+/, ''));
    expect(line(await signIn())).toEqual([
      'trazo.form_outcome; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
    ]);
    const secure = await start({ PUBLIC_URL: 'https://trazo.example' });
    expect(line(await signIn({}, secure))).toEqual([
      '__Host-trazo.form_outcome; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  test('leaves no password in it, and no session', async () => {
    const session = newSessionId();
    const failed = await signIn({ session, password: 'esta no es mía' });
    const passwords = { password: 'la de antes aquí', new_password: 'basketball' };
    const change = await submit('/auth/password', { email: newEmail(), ...passwords });
    for (const content of [contentOf(failed), contentOf(change)]) {
      expect(Object.keys(JSON.parse(content))).toEqual(['values', 'problems']);
      expect(content).not.toMatch(/esta no es mía|la de antes aquí|basketball/);
      expect(content).not.toContain(session);
    }
  });

  test('is shown at the address that it was sent from, and at no other', async () => {
    const [session, other] = [newSessionId(), newSessionId()];
    const cookie = cookieOf(await signIn({ session }));
    for (const address of [
      `/auth/login?token_app=trazo-app&session=${other}`,
      `/auth/register?token_app=trazo-app&session=${session}`,
      '/auth/forgot',
    ]) {
      const shown = await open(address, cookie);
      expect([shown.status, shown.cookies]).toEqual([200, []]);
      expect(shown.html).not.toContain('role="alert"');
    }
  });

  test.each([
    ['changed', (value: string) => value.replace(/=../, '=XX')],
    ['without a signature', (value: string) => value.replace(/\..+/, '')],
    ['empty', () => 'trazo.form_outcome='],
  ])('shows nothing of a cookie that is %s', async (_what, change) => {
    const session = newSessionId();
    const [name = '', value = ''] = cookieOf(await signIn({ session })).split(/(?<=form_outcome)/);
    const shown = await open(`/auth/login?token_app=trazo-app&session=${session}`, change(`${name}${value}`));
    expect(shown.status).toBe(200);
    expect(shown.html).not.toContain('role="alert"');
  });

  test('of any kind says why it failed', async () => {
    const { id, email } = await server.createUser({ email: newEmail(), password: PASSWORD });
    const token = (await issueReset(server.service.deps, id)) ?? '';
    const link = { token_app: 'trazo-app', session: newSessionId() };
    const [query, short] = [new URLSearchParams(link), 'La contraseña debe tener entre 10 y 128 caracteres.'];
    const typed = { email, password: 'otra clave', new_password: 'corta' };
    for (const [address, fields, reason] of [
      [`/auth/register?${query}`, { ...link, name: 'Ana Pérez', email, password: 'corta' }, short],
      ['/auth/password', typed, short],
      [`/auth/password?${query}`, { ...link, ...typed, new_password: 'una frase nueva' }, WRONG],
      ['/auth/logout', typed, WRONG],
      ['/auth/forgot', { email: 'ana' }, 'El correo debe tener la forma nombre@ejemplo.com.'],
      [`/auth/reset?token=${token}`, { token, new_password: 'corta' }, short],
    ] as const) {
      const failed = await submit(address.replace(/\?.*/, ''), fields);
      expect([failed.status, failed.headers.get('location')]).toEqual([303, address]);
      const { html } = await open(address, cookieOf(failed));
      expect(html).toContain('role="alert"');
      expect(html).toContain(reason);
      if ('name' in fields) expect(html).toContain('value="Ana Pérez"');
      if ('email' in fields) expect(html).toContain(`value="${fields.email}"`);
    }
  });

  test('fits a cookie, whatever was typed', async () => {
    const failed = await submit('/auth/register', {
      token_app: 'trazo-app',
      session: newSessionId(),
      name: `\0${'北'.repeat(800)}`,
      email: '北'.repeat(800),
    });
    expect(failed.status).toBe(303);
    // What browsers take of one, its name included.
    expect(cookieOf(failed).length).toBeLessThan(4_096);
  });

  test('is still counted and logged as what it was refused with, and a wait is told on the page', async () => {
    const watched = await start({ METRICS_PORT: '0' });
    const logged = vi.spyOn(watched.service.logger, 'info');
    const email = newEmail();
    const answers: Response[] = [];
    for (let turn = 1; turn <= 4; turn += 1) answers.push(await signIn({ email }, watched));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(contentOf(answers[3] ?? Response.error())).toContain('Demasiados intentos seguidos. Espera');
    // Of a redirect it would say when to follow it.
    expect(answers[3]?.headers.get('retry-after')).toBeNull();
    expect(logged.mock.calls.map(([fields]) => fields)).toEqual(
      [401, 401, 401, 429].map((status) =>
        expect.objectContaining({ method: 'POST', route: '/auth/login', status }),
      ),
    );
    const figures = (await watched.service.deps.metrics?.text())?.body ?? '';
    for (const [status, count] of [
      [401, 3],
      [429, 1],
    ]) {
      expect(figures).toContain(
        `trazo_http_request_duration_seconds_count{method="POST",route="/auth/login",status="${status}"} ${count}`,
      );
    }
  });

  describe('and did its work', () => {
    const link = () => ({ token_app: 'trazo-app', session: newSessionId() });
    const newAccount = () => server.createUser({ email: newEmail(), password: PASSWORD });
    const changed = { password: PASSWORD, new_password: 'una frase nueva' };

    test.each<[string, string, () => Promise<Fields>]>([
      ['Cuenta creada', '/auth/register', async () => ({ email: newEmail(), password: PASSWORD })],
      [
        'Contraseña cambiada',
        '/auth/password',
        async () => ({ ...changed, email: (await newAccount()).email }),
      ],
      [
        'Sesiones cerradas',
        '/auth/logout',
        async () => ({ email: (await newAccount()).email, password: PASSWORD }),
      ],
      ['Enlace preparado', '/auth/forgot', async () => ({ email: newEmail() })],
    ])('is led to its page, which says «%s» once and is the form again', async (said, path, typed) => {
      const handover = link();
      const address = `${path}?${new URLSearchParams(handover)}`;
      const [fields, heading] = [await typed(), `<h1>${said}</h1>`];
      expect((await open(address, '')).html).not.toContain(heading);
      const sent = await submit(path, { ...handover, ...fields });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, address]);
      expect(contentOf(sent)).not.toContain(fields.email);
      const shown = await open(address, cookieOf(sent));
      expect([shown.status, shown.cookies]).toEqual([200, [expect.stringContaining('Max-Age=0')]]);
      expect(shown.html).toContain(heading);
      const again = await open(address, '');
      expect(again.html).toContain('<form');
      expect(again.html).not.toContain(heading);
      expect((await open(path, cookieOf(sent))).html).not.toContain(heading);
    });

    test('is told that the password of a link is changed, and once only: the link is used up', async () => {
      const token = (await issueReset(server.service.deps, (await newAccount()).id)) ?? '';
      const address = `/auth/reset?token=${token}`;
      const sent = await submit('/auth/reset', { token, new_password: 'una frase nueva' });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, address]);
      const [shown, again] = [await open(address, cookieOf(sent)), await open(address, '')];
      expect([shown.status, shown.html]).toEqual([200, expect.stringContaining('Contraseña cambiada')]);
      expect([again.status, again.html]).toEqual([410, expect.stringContaining('Enlace caducado')]);
      const late = await submit('/auth/reset', { token, new_password: 'otra frase nueva' });
      expect([late.status, late.headers.get('location')]).toEqual([303, address]);
      expect(late.headers.getSetCookie()).toEqual([]);
    });

    test.each(['/auth/register', '/auth/forgot'])(
      '%s answers alike for an e-mail with an account and for one without',
      async (path) => {
        const handover = link();
        const answers: unknown[] = [];
        for (const email of [(await newAccount()).email, newEmail()]) {
          const { status, headers } = await submit(path, { ...handover, email, password: PASSWORD });
          const { date: _, 'x-request-id': __, ...fixed } = Object.fromEntries(headers);
          expect(status).toBe(303);
          answers.push([fixed, headers.getSetCookie()]);
        }
        expect(answers[1]).toEqual(answers[0]);
      },
    );

    test('is counted and logged as it is for any other client', async () => {
      const logged = vi.spyOn(server.service.logger, 'info');
      await submit('/auth/forgot', { email: newEmail() });
      expect(logged).toHaveBeenCalledWith(
        expect.objectContaining({ method: 'POST', route: '/auth/forgot', status: 200 }),
        'request',
      );
      logged.mockRestore();
    });

    test('signs the browser out with the redirect, where its sessions ended', async () => {
      const { email } = await newAccount();
      const typed = { ...link(), email, password: PASSWORD };
      for (const [path, fields] of [
        ['/auth/password', { ...typed, new_password: 'una frase nueva' }],
        ['/auth/logout', { ...typed, password: 'una frase nueva' }],
      ] as const) {
        const signedIn = await submit('/auth/login', { ...typed, password: fields.password });
        const [name, value] = cookieOf(signedIn).split('=');
        expect(value).toBeTruthy();
        const sent = await fetch(server.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: { accept: ACCEPT, cookie: cookieOf(signedIn) },
          body: new URLSearchParams(fields),
        });
        expect(sent.status).toBe(303);
        const cookies = sent.headers.getSetCookie();
        expect(cookies).toContainEqual(expect.stringMatching(`^${name}=; Max-Age=0`));
        expect(cookies).toContainEqual(expect.stringMatching(/^trazo\.form_outcome=.+Max-Age=60/));
      }
    });
  });
});
