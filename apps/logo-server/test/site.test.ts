import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { testEngine } from './test-engine.js';

const DOCUMENT = (name: string) => `<!doctype html><html lang="es"><head><!--trazo:config-->
<script nonce="__CSP_NONCE__">document.documentElement.dataset.name = '${name}'</script></head><body>${name}</body></html>`;
const SCRIPT = `export const filler = '${'trazo '.repeat(1_000)}';`;

describe('the built app', () => {
  let root: string;
  let server: TestServer;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'trazo web '));
    await mkdir(join(root, 'assets'));
    await Promise.all(
      Object.entries({
        'landing.html': DOCUMENT('landing'),
        'app.html': DOCUMENT('app'),
        'assets/main-abc123.js': SCRIPT,
        'assets/main-abc123.js.map': '{}',
        'assets/instrument-sans-basic-x1.woff2': 'font',
        'assets/instrument-sans-latin-wght-normal-x1.woff2': 'font',
        'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'robots.txt': 'User-agent: *\n',
        '.env': 'SECRET=1',
        'notes.md': 'private',
      }).map(([name, text]) => writeFile(join(root, name), text)),
    );
    server = await startTestServer({
      openEngine: async () => testEngine,
      env: { WEB_ROOT: root, API_KEY: 'clave</script><b>', CORS_ORIGINS: 'https://app.example' },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(server.url + path, { headers });

  test('[§2] the root is the landing and every other screen is the app', async () => {
    expect(await (await get('/')).text()).toContain('<body>landing</body>');
    expect(await (await get('/?code=x')).text()).toContain('<body>landing</body>');
    for (const path of ['/generate', '/user', '/gallery', '/profile', '/plan', '/record', '/nada/de/nada']) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('<body>app</body>'),
      ]);
    }
  });

  test('whatever answers, from elsewhere it may be read: also a refusal', async () => {
    for (const path of ['/', '/logos/nada.png', '/api/preview.svg']) {
      const { headers } = await get(path, { origin: 'https://app.example' });
      expect(headers.get('access-control-allow-origin'), path).toBe('https://app.example');
      expect(headers.get('vary'), path).toMatch(/origin/i);
    }
  });

  test('the address of an API call opened in a browser is not a screen', async () => {
    for (const path of ['/api/nada', '/auth/nada', '/assets/nada.js', '/logos/nada.png']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('each document carries the configuration, safe inside a script, and a nonce of its own', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const html = await first.text();
    const json = /<script type="application\/json" id="trazo-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      apiBaseUrl: '',
      apiKey: 'clave</script><b>',
      appToken: 'trazo-app',
      loginUrl: '/auth/login',
      registerUrl: '/auth/register',
      previewUrl: '/api/preview.svg',
    });
    expect(json).not.toContain('<');
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(html).not.toContain('__CSP_NONCE__');
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(html)}'`);
    expect(nonceOf(html)).not.toBe(nonceOf(await second.text()));
  });

  test('the policy of the documents allows nothing inline without the nonce', async () => {
    const policy = (await get('/generate')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe/);
    const directives = Object.fromEntries(
      policy.split('; ').map((item) => [item.split(' ')[0], item.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'connect-src': "'self'",
      'font-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'img-src': "'self' data: blob: https:",
    });
  });

  test('every answer carries the protecting headers', async () => {
    for (const path of ['/', '/favicon.svg', '/healthz', '/api/nada', '/auth/login']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/origin/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\da-f]{12}$/);
      const isDocument = /^text\/html/.test(headers.get('content-type') ?? '');
      expect(headers.has('permissions-policy')).toBe(isDocument);
      expect(headers.get('cross-origin-opener-policy')).toBe(isDocument ? 'same-origin' : null);
      expect(headers.get('x-frame-options')).toBe(isDocument ? 'DENY' : null);
    }
  });

  test('hashed assets are kept for ever, compressed, and revalidated by their content', async () => {
    const response = await get('/assets/main-abc123.js', { accept: '*/*', 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(SCRIPT);
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/assets/main-abc123.js', { 'if-none-match': etag })).status).toBe(304);
  });

  test('other files of the build are served as they are', async () => {
    const favicon = await get('/favicon.svg', { accept: 'image/*' });
    expect(favicon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await (await get('/robots.txt', { accept: '*/*' })).text()).toBe('User-agent: *\n');
  });

  test.each(['/.env', '/notes.md', '/assets/main-abc123.js.map', '/assets/nada.js', '/assets/', '/nada.png'])(
    '%s is not served',
    async (path) => {
      expect((await get(path, { accept: 'image/*,*/*' })).status).toBe(404);
    },
  );

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%00',
    '/assets/..%5c..%5cx.js',
  ])('the raw path %s leads out of the folder for nobody', async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect([200, 400, 404]).toContain(status);
    expect(status === 200 ? await (await get(path)).text() : '').not.toContain('"name"');
  });

  test('the sign-in pages are set in the faces of the build', async () => {
    const page = await (
      await get(`/auth/login?token_app=trazo-app&session=1700000000000_${'a'.repeat(32)}`)
    ).text();
    const css = await (await get(/href="(\/auth\/style-[^"]+)"/.exec(page)?.[1] ?? '')).text();
    // The second is asked for when a letter is not in the first.
    expect(css).toContain("--text: 'Trazo Text', 'Trazo Text Full',");
    expect(css).toContain("'Trazo Text'; src: url('/assets/instrument-sans-basic-x1.woff2')");
    expect(css).toContain(
      "'Trazo Text Full'; src: url('/assets/instrument-sans-latin-wght-normal-x1.woff2')",
    );
  });

  test('only the configured origins may call from elsewhere', async () => {
    const ask = (origin: string) =>
      fetch(`${server.url}/generate_logo`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,content-type,idempotency-key',
        },
      });
    const allowed = await ask('https://app.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('apikey');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a server whose app is elsewhere', () => {
  test('names the other origins in its policies and its addresses', async () => {
    const root = await mkdtemp(join(tmpdir(), 'trazo-web-'));
    await writeFile(join(root, 'landing.html'), DOCUMENT('landing'));
    await writeFile(join(root, 'app.html'), DOCUMENT('app'));
    const server = await startTestServer({
      openEngine: async () => testEngine,
      env: {
        WEB_ROOT: root,
        PUBLIC_URL: 'https://trazo.example',
        API_BASE_URL: 'https://api.trazo.example/v1/',
      },
    });
    try {
      const response = await fetch(server.url, { headers: { accept: 'text/html' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("connect-src 'self' https://api.trazo.example https://trazo.example");
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(await response.text()).toContain('"apiBaseUrl":"https://api.trazo.example/v1"');
      const login = await fetch(
        `${server.url}/auth/login?token_app=trazo-app&session=1700000000000_${'a'.repeat(32)}`,
      );
      expect(login.headers.get('content-security-policy')).toContain(
        "form-action 'self' https://trazo.example",
      );
    } finally {
      await server.close();
      await rm(root, { recursive: true });
    }
  });

  test('a folder without the built app still serves the API, and says what is missing', async () => {
    const server = await startTestServer({
      openEngine: async () => testEngine,
      env: { WEB_ROOT: '/nonexistent' },
    });
    try {
      const response = await fetch(server.url, { headers: { accept: 'text/html' } });
      expect([response.status, await response.json()]).toEqual([
        503,
        { detail: 'La aplicación no está construida en este servidor.' },
      ]);
    } finally {
      await server.close();
    }
  });
});
