import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueReset } from '../src/domain/password-reset.js';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { newEmail, newSessionId, PASSWORD } from './client.js';
import { testEngine } from './test-engine.js';

type Fields = Record<string, string>;

const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const WRONG = 'El correo o la contraseña no son correctos.';

describe('a form that failed, in a browser', () => {
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
    expect(shown.cookies).toEqual(['trazo.failed_form=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
    const again = await open(address, '');
    expect(again.html).not.toContain('role="alert"');
    expect(again.html).not.toContain(email);
  });

  test('leaves a cookie that no script reads, no other site sends, and that ends within a minute', async () => {
    const line = (answer: Response) => answer.headers.getSetCookie().map((one) => one.replace(/=[^;]+/, ''));
    expect(line(await signIn())).toEqual([
      'trazo.failed_form; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
    ]);
    const secure = await start({ PUBLIC_URL: 'https://trazo.example' });
    expect(line(await signIn({}, secure))).toEqual([
      '__Host-trazo.failed_form; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
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
    ['empty', () => 'trazo.failed_form='],
  ])('shows nothing of a cookie that is %s', async (_what, change) => {
    const session = newSessionId();
    const [name = '', value = ''] = cookieOf(await signIn({ session })).split(/(?<=failed_form)/);
    const shown = await open(`/auth/login?token_app=trazo-app&session=${session}`, change(`${name}${value}`));
    expect(shown.status).toBe(200);
    expect(shown.html).not.toContain('role="alert"');
  });

  test('is told of by every form', async () => {
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
});
