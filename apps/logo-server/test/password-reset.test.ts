import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userReset } from '../src/admin/people.js';
import { RESET_LIFETIME_MS } from '../src/domain/password-reset.js';
import type { Mail } from '../src/ports/mailer.js';
import type { TestServer } from '../src/testing/index.js';
import { newEmail, newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';
import { testEngine } from './test-engine.js';

const NEW_PASSWORD = 'otra frase mejor';
/** Where Node tells that an answer has been sent. */
const ANSWERED = 'http.server.response.finish';
type Fields = Record<string, string>;

onEachDatabase('a forgotten password', (start) => {
  let server: TestServer;
  let now = Date.now();
  let mails: Mail[] = [];
  beforeAll(async () => {
    const mailer = { reachesPeople: true, send: async (mail: Mail) => void mails.push(mail) };
    const env = {
      PUBLIC_URL: 'https://trazo.example',
      TRUSTED_PROXIES: '127.0.0.1',
      REGISTRATIONS_PER_HOUR: '20',
    };
    server = await start({ clock: () => now, mailer, env });
  });
  beforeEach(() => {
    now += 2 * RESET_LIFETIME_MS;
    mails = [];
  });

  const submit = async (path: string, fields: Fields, headers: Fields = {}) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const signIn = (email: string, password: string) =>
    submit('/auth/login', { token_app: 'trazo-app', session: newSessionId(), email, password });
  const isValid = async (session: string) =>
    (await post(server, '/validate_session', { session })).body.validated === 1;

  const linkFor = async (email: string) => {
    const before = mails.length;
    await submit('/auth/forgot', { email });
    await expect.poll(() => mails.length).toBe(before + 1);
    return new URL(/https:\/\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  };

  test('a mail to an address that nobody has shown to be theirs says nothing that they wrote', async () => {
    const { email } = await newPerson(server, { name: 'Tu cuenta vence hoy: evil.example' });
    const link = await linkFor(email);
    const { text = '' } = mails.at(-1) ?? {};
    expect(text).not.toContain('evil.example');
    expect(text.match(/https?:/g)).toHaveLength(1);
    expect(link.origin).toBe('https://trazo.example');
  });

  test('a link comes by mail, lets its reader choose another password once, and ends what the old one opened', async () => {
    const { email, session } = await newPerson(server);
    const link = await linkFor(email.toUpperCase());
    expect([link.origin, mails.at(-1)?.to]).toEqual(['https://trazo.example', email]);
    const token = link.searchParams.get('token') ?? '';
    const opened = await fetch(`${server.url}${link.pathname}${link.search}`);
    const page = await opened.text();
    expect([opened.status, page]).toEqual([200, expect.stringContaining(email)]);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    const weak = await submit('/auth/reset', { token, new_password: 'basketball' });
    expect([weak.status, weak.html]).toEqual([422, expect.stringContaining('href="#new_password"')]);
    expect(await isValid(session)).toBe(true);
    const changed = await submit('/auth/reset', { token, new_password: NEW_PASSWORD });
    expect([changed.status, changed.html]).toEqual([200, expect.stringContaining('Contraseña cambiada')]);
    expect(await isValid(session)).toBe(false);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(303);
    const again = await submit('/auth/reset', { token, new_password: 'una tercera frase' });
    expect([again.status, again.html]).toEqual([410, expect.stringContaining('Enlace caducado')]);
    expect(again.html).toContain('href="/auth/forgot"');
  });

  test('of two that use a link at once one gets it', async () => {
    const { email } = await newPerson(server);
    const token = (await linkFor(email)).searchParams.get('token') ?? '';
    const passwords = ['la primera frase', 'la segunda frase'];
    const answers = await Promise.all(
      passwords.map((new_password) => submit('/auth/reset', { token, new_password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('a link is worth nothing after an hour, nor after the password was changed by another', async () => {
    const { email } = await newPerson(server);
    const [first, second] = [await linkFor(email), await linkFor(email)];
    const tokenOf = (link: URL) => link.searchParams.get('token') ?? '';
    await submit('/auth/reset', { token: tokenOf(first), new_password: NEW_PASSWORD });
    expect((await submit('/auth/reset', { token: tokenOf(second), new_password: PASSWORD })).status).toBe(
      410,
    );
    const third = await linkFor(email);
    now += RESET_LIFETIME_MS;
    expect((await fetch(`${server.url}${third.pathname}${third.search}`)).status).toBe(410);
    expect((await submit('/auth/reset', { token: tokenOf(third), new_password: PASSWORD })).status).toBe(410);
  });

  test('asking tells nobody whether there is an account, and whoever is not there gets no mail', async () => {
    const { email } = await newPerson(server);
    expect(await (await fetch(`${server.url}/auth/forgot`)).text()).toContain('te enviaremos un enlace');
    const known = await submit('/auth/forgot', { email });
    await expect.poll(() => mails.length).toBe(1);
    const unknown = await submit('/auth/forgot', { email: newEmail() });
    expect([unknown.status, unknown.html]).toEqual([known.status, known.html]);
    expect(known.html).toContain('Revisa tu correo');
    await submit('/auth/forgot', { email });
    await expect.poll(() => mails.map(({ to }) => to)).toEqual([email, email]);
  });

  test('nobody is looked for before whoever asks is answered, so that no time tells whether somebody is there', async () => {
    const order: string[] = [];
    const onAnswer = () => order.push('answered');
    subscribe(ANSWERED, onAnswer);
    const { accounts } = server.service.deps.store;
    const { findByEmail } = accounts;
    vi.spyOn(accounts, 'findByEmail').mockImplementation((email) => {
      order.push('looked');
      return findByEmail(email);
    });
    await submit('/auth/forgot', { email: newEmail() });
    await expect.poll(() => order.length).toBe(2);
    unsubscribe(ANSWERED, onAnswer);
    vi.restoreAllMocks();
    expect(order).toEqual(['answered', 'looked']);
  });

  test('a mail that is being sent when the server ends is sent before the database closes', async () => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    const order: string[] = [];
    const sending = vi.fn(async () => {
      await held;
      order.push('sent');
    });
    const openEngine = async () => ({ ...testEngine, close: async () => void order.push('closed') });
    const own = await start({ mailer: { reachesPeople: true, send: sending }, openEngine });
    const { email } = await newPerson(own);
    await fetch(`${own.url}/auth/forgot`, { method: 'POST', body: new URLSearchParams({ email }) });
    await expect.poll(() => sending.mock.calls.length).toBe(1);
    const closing = vi.spyOn(own.service, 'close');
    const closed = own.close(RESET_LIFETIME_MS);
    await expect.poll(() => closing.mock.calls.length).toBe(1);
    expect(await own.service.deps.store.accounts.findByEmail(email)).toBeDefined();
    send();
    await closed;
    expect(order).toEqual(['sent', 'closed']);
  });

  test('an account is sent three links an hour, and an address may ask for so many', async () => {
    const { email } = await newPerson(server);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await submit('/auth/forgot', { email }, from('203.0.113.7'))).status).toBe(200);
    }
    for (let turn = 5; turn < 20; turn += 1)
      await submit('/auth/forgot', { email: newEmail() }, from('203.0.113.7'));
    const refused = await submit('/auth/forgot', { email }, from('203.0.113.7'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    const { email: other } = await newPerson(server);
    expect((await submit('/auth/forgot', { email: other }, from('203.0.113.8'))).status).toBe(200);
    await expect.poll(() => mails.filter(({ to }) => to === other).length).toBe(1);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(3);
  });

  test('a host that a request names is in no mail', async () => {
    const { email } = await newPerson(server);
    await submit(
      '/auth/forgot',
      { email },
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    );
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.text).not.toContain('evil');
  });

  test('neither the token of a link is stored as itself, nor is a mail sent for what is no e-mail', async () => {
    const { email } = await newPerson(server);
    const token = (await linkFor(email)).searchParams.get('token') ?? '';
    expect(await server.service.deps.store.resets.find(token, now)).toBeUndefined();
    expect((await submit('/auth/forgot', { email: 'nada' })).status).toBe(422);
    expect((await submit('/auth/forgot', { email }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await submit('/auth/reset', { token: 'x', new_password: NEW_PASSWORD })).status).toBe(410);
  });

  test('with no mail server the page says so, and the operator has the link', async () => {
    const plain = await start();
    const { email } = await newPerson(plain);
    const response = await fetch(`${plain.url}/auth/forgot`, {
      method: 'POST',
      body: new URLSearchParams({ email }),
    });
    expect(await response.text()).toContain('Este servicio no envía correos.');
    const { config } = plain.service.deps;
    const { text: path } = await userReset.run(config, { email: email.toUpperCase() });
    await expect(userReset.run(config, { email: newEmail() })).rejects.toThrow('Nobody has an account');
    expect(await (await fetch(plain.url + path)).text()).toContain(email);
  });
});
