import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { newSessionId } from './harness.js';
import { testEngine } from './test-engine.js';

describe('the sign-in pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ openEngine: async () => testEngine, env: { WEB_ROOT: '/nonexistent' } });
  });
  afterAll(() => server.close());

  const open = (path: string, fields: Record<string, string>) =>
    fetch(`${server.url}${path}?${new URLSearchParams({ token_app: 'trazo-app', ...fields })}`);

  test('are Spanish documents with labelled fields, no script, and a strict policy', async () => {
    for (const [path, title] of [
      ['/auth/login', 'Iniciar sesión'],
      ['/auth/register', 'Crear cuenta'],
    ] as const) {
      const response = await open(path, { session: newSessionId() });
      const html = await response.text();
      expect(html).toContain('<html lang="es">');
      expect(html).toContain(`<h1>${title}</h1>`);
      for (const [, id] of html.matchAll(/<input id="([^"]+)"/g))
        expect(html).toContain(`<label for="${id}">`);
      expect(html).not.toContain('<script');
      expect(html).not.toMatch(/ style="| on[a-z]+="/);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const css = await fetch(server.url + stylesheet);
      expect([css.status, css.headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('immutable'),
      ]);
    }
  });

  test('say what password managers need to know', async () => {
    const login = await (await open('/auth/login', { session: newSessionId() })).text();
    expect(login).toContain('autocomplete="current-password"');
    const register = await (await open('/auth/register', { session: newSessionId() })).text();
    expect(register).toContain('autocomplete="new-password"');
    expect(register).toContain('autocomplete="email"');
  });

  test('lead to each other with what they carry', async () => {
    const session = newSessionId();
    const html = await (await open('/auth/login', { session })).text();
    expect(html).toContain(`/auth/register?token_app=trazo-app&amp;session=${session}`);
  });

  test('lead from registering to signing in by way of the app, for a browser that stored no session', async () => {
    const session = newSessionId();
    const html = await (await open('/auth/register', { session })).text();
    const [, href] = /<a href="([^"]+)">Iniciar sesión<\/a>/.exec(html) ?? [];
    expect(href).toMatch(/\/\?sign_in=1$/);
    expect(href).not.toContain(session);
  });

  test('promise no mail where none is sent', async () => {
    const html = await (await open('/auth/forgot', {})).text();
    expect(html).toContain('Este servicio no envía correos.');
    expect(html).not.toContain('te enviaremos');
    expect(html).toContain('Preparar enlace');
  });
});
