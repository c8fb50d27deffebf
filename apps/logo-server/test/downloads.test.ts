import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../src/testing/index.js';
import { generate, newPerson, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

onEachDatabase('images and downloads', (start) => {
  let server: TestServer;
  let session: string;
  let imageUrl: string;
  let renderings = 0;
  beforeAll(async () => {
    server = await start({
      openEngine: async () => ({
        ...testEngine,
        renderPng: (svg, options) => {
          renderings += 1;
          return testEngine.renderPng(svg, options);
        },
      }),
    });
    session = (await newPerson(server)).session;
    imageUrl = String((await generate(server, session)).body.image_url);
  });

  const download = (address: string) =>
    fetch(`${server.url}/api/proxy-download?image_url=${encodeURIComponent(address)}`, {
      headers: { accept: 'image/*' },
    });

  test.each([
    ['png', 'image/png'],
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['jpg', 'image/jpeg'],
    ['pdf', 'application/pdf'],
  ])('the image has a .%s sibling that may be kept for ever', async (extension, type) => {
    const response = await fetch(imageUrl.replace(/png$/, extension));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('size and background of a PNG are chosen in the address', async () => {
    const text = async (query: string) => (await (await fetch(imageUrl + query)).text()).slice(0, 22);
    expect(await text('')).toMatch(/^png 1024 #FFFFFF/);
    expect(await text('?size=4096&background=transparent')).toMatch(/^png 4096 transparent/);
  });

  test('the variant for dark grounds is a drawing of its own, with no ground', async () => {
    const svg = async (query: string) => (await fetch(imageUrl.replace(/png$/, 'svg') + query)).text();
    expect(await svg('?variant=dark')).toContain('#FFFFFF');
    expect(await svg('')).not.toContain('#FFFFFF');
    expect(await (await fetch(`${imageUrl}?variant=dark`)).text()).toMatch(/^png 1024 transparent/);
    expect((await fetch(`${imageUrl.replace(/png$/, 'jpg')}?variant=dark`)).status).toBe(404);
  });

  test('each variant is a drawing of its own, in every format that suits its ground', async () => {
    const file = async (extension: string, variant: string) => {
      const response = await fetch(`${imageUrl.replace(/png$/, extension)}?variant=${variant}`);
      return { status: response.status, text: await response.text() };
    };
    expect((await file('svg', 'icon')).text).toContain('id="icon"');
    expect((await file('jpg', 'icon')).text).toMatch(/^jpg 1024 #FFFFFF/);
    for (const variant of ['mono', 'negative', 'brand']) {
      expect((await file('svg', variant)).text).toContain(`fill="${variant} on #3B82F6"`);
    }
    expect((await file('png', 'mono')).text).toMatch(/^png 1024 #FFFFFF/);
    expect((await file('jpg', 'mono')).status).toBe(200);
    for (const variant of ['negative', 'brand']) {
      expect((await file('png', variant)).text).toMatch(/^png 1024 transparent/);
      expect((await file('jpg', variant)).status).toBe(404);
    }
  });

  test.each([
    '?variant=neon',
    '?variant=',
    '?variant=toString',
    '?size=5',
    '?size=99999',
    '?size=',
    '?background=red',
  ])('an image with %s is a 404', async (query) => {
    expect((await fetch(imageUrl + query)).status).toBe(404);
  });

  test.each(['/logos/nada.png', `/logos/${'x'.repeat(32)}.png`, '/logos/..%2f..%2fauth-secret', '/logos/'])(
    '%s is a 404 with a detail',
    async (path) => {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: expect.any(String) });
    },
  );

  test('a raster is made once, kept on disk, and shared by requests made at once', async () => {
    const fresh = String((await generate(server, session)).body.image_url);
    const before = renderings;
    await Promise.all(Array.from({ length: 5 }, () => fetch(`${fresh}?size=2048`)));
    await fetch(`${fresh}?size=2048`);
    expect(renderings - before).toBe(1);
    const files = await readdir(join(server.dataDir, 'images'));
    expect(files.every((name) => /^[0-9a-f]{64}\.(png|jpg|pdf)$/.test(name))).toBe(true);
  });

  test('[§7 GET /api/proxy-download] serves the image, named after the company, with no apikey', async () => {
    const response = await download(imageUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Cafe Nandu-logo.png"; filename*=UTF-8''Caf%C3%A9%20%C3%91and%C3%BA-logo.png`,
    );
    expect(await response.text()).toMatch(/^png/);
  });

  test('each download is counted', async () => {
    const person = await newPerson(server);
    const address = String((await generate(server, person.session)).body.image_url);
    for (const format of ['png', 'svg']) await (await download(address.replace(/png$/, format))).text();
    const { stats } = (await post(server, '/validate_session', { session: person.session })).body;
    expect(stats).toMatchObject({ downloads: 2 });
  });

  test('those that come while one is being counted are counted by one write, each of them', async () => {
    const person = await newPerson(server);
    const address = String((await generate(server, person.session)).body.image_url);
    const { logos } = server.service.deps.store;
    const real = logos.countDownloads;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const counting = vi.spyOn(logos, 'countDownloads').mockImplementation(async (...counted) => {
      await held;
      return real(...counted);
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => download(address)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    goOn();
    const stats = async () =>
      (await post(server, '/validate_session', { session: person.session })).body.stats;
    await expect.poll(stats).toMatchObject({ downloads: 20 });
    // Those of the first write, and all others.
    expect(counting.mock.calls.length).toBeLessThanOrEqual(2);
    counting.mockRestore();
  });

  test('a path of this server is as good as a whole address', async () => {
    expect((await download(new URL(imageUrl).pathname)).status).toBe(200);
  });

  test.each([
    'https://example.com/logo.png',
    'http://127.0.0.1:1/logo.png',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'ftp://example.com/x.png',
    '//example.com/logos/x.png',
    '/etc/passwd',
    '/healthz',
    'nada',
    '\\\\example.com\\x',
    'http://[::1]/x.png',
    'http://%',
  ])('the address %s is a 422 with a detail', async (address) => {
    const response = await download(address);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      detail: 'Solo se pueden descargar imágenes creadas en Trazo.',
      field: 'image_url',
    });
  });

  test.each(['https://example.com', 'http://user:pass@127.0.0.1', 'blob:http://127.0.0.1'])(
    'an own key under the origin %s is refused',
    async (origin) => {
      const port = origin.includes('127.0.0.1') ? `:${new URL(server.url).port}` : '';
      expect((await download(`${origin}${port}${new URL(imageUrl).pathname}`)).status).toBe(422);
    },
  );

  test('an unknown key is a 404, and a missing address a 422', async () => {
    const unknown = await download(`${server.url}/logos/${'A'.repeat(32)}.png`);
    expect([unknown.status, await unknown.json()]).toEqual([404, { detail: 'Esa imagen no existe.' }]);
    const missing = await fetch(`${server.url}/api/proxy-download`);
    expect([missing.status, await missing.json()]).toEqual([
      422,
      { detail: 'Falta el parámetro image_url.', field: 'image_url' },
    ]);
  });
});
