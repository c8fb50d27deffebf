import { unzipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { CONTRACT } from '../src/http/contract/index.js';
import type { TestServer } from '../src/testing/index.js';
import { generate, newPerson, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

const MINUTE = 60_000;

onEachDatabase('the brand of a logo', (start) => {
  let server: TestServer;
  let clockOffset = 0;
  let underWay: { files: number; ended: number };
  /** While set, the second file of a kit waits for it. */
  let held: Promise<void> | undefined;
  beforeAll(async () => {
    server = await start({
      clock: () => Date.now() + clockOffset,
      openEngine: async () => ({
        ...testEngine,
        async *kit(logo) {
          try {
            for await (const file of testEngine.kit(logo)) {
              underWay.files += 1;
              yield file;
              await held;
            }
          } finally {
            underWay.ended += 1;
          }
        },
      }),
    });
  });

  async function withLogo() {
    underWay = { files: 0, ended: 0 };
    const { session } = await newPerson(server);
    const made = CONTRACT.generateLogo.response.parse((await generate(server, session)).body);
    return { session, ...made };
  }
  const brandOf = async (session: string, logo_id: string) =>
    CONTRACT.kit.response.parse((await post(server, '/logo/kit', { session, logo_id })).body);
  const kitOf = async (session: string, logo_id: string) =>
    `${server.url}/api/brand-kit?key=${(await brandOf(session, logo_id)).kit_key}`;
  const share = (session: string, logo_id: string, shared?: 0 | 1) =>
    post(server, '/logo/share', { session, logo_id, ...(shared !== undefined && { shared }) });
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  test('its owner gets its checks and a kit: a ZIP, the same bytes each time', async () => {
    const { session, logo_id, image_url } = await withLogo();
    const kit_url = await kitOf(session, logo_id);
    const { checks } = await brandOf(session, logo_id);
    expect(checks.map(({ title }) => title)).toEqual(['Se lee desde 8 px']);
    const first = await fetch(kit_url);
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-cache',
    ]);
    expect(first.headers.get('content-disposition')).toContain(`''Caf%C3%A9%20%C3%91and%C3%BA-kit.zip`);
    const bytes = await bytesOf(first);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['LEEME.txt', 'logo/logo.svg']);
    const drawing = await (await fetch(image_url.replace(/png$/, 'svg'))).text();
    expect(Buffer.from(files['logo/logo.svg'] ?? []).toString()).toBe(drawing);
    const again = await fetch(await kitOf(session, logo_id));
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(Buffer.compare(await bytesOf(again), bytes)).toBe(0);
    const known = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await fetch(kit_url, { headers: known })).status).toBe(304);
  });

  test('a kit that broke off goes on where it was, unless it is another logo by now', async () => {
    const { session, logo_id } = await withLogo();
    const kit_url = await kitOf(session, logo_id);
    const whole = await fetch(kit_url);
    const bytes = await bytesOf(whole);
    const etag = String(whole.headers.get('etag'));
    const from = (start: number, ifRange = etag) =>
      fetch(kit_url, { headers: { range: `bytes=${start}-`, 'if-range': ifRange } });
    for (const start of [1, 40, bytes.length - 1]) {
      const rest = await from(start);
      expect([rest.status, rest.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${bytes.length - 1}/${bytes.length}`,
      ]);
      expect(Buffer.compare(await bytesOf(rest), bytes.subarray(start))).toBe(0);
    }
    expect((await from(bytes.length)).status).toBe(416);
    await post(server, '/logo/choose', { session, logo_id, proposal_id: '2' });
    const other = await from(40);
    expect([other.status, other.headers.get('etag') === etag]).toEqual([200, false]);
    expect(Object.keys(unzipSync(await bytesOf(other)))).toHaveLength(2);
  });

  test('only its owner is given the key of a kit, which nobody can make and which ends', async () => {
    const { session, logo_id } = await withLogo();
    const other = await newPerson(server);
    for (const path of ['/logo/kit', '/logo/share']) {
      const refused = await post(server, path, { session: other.session, logo_id });
      expect(refused).toMatchObject({ status: 404, body: { detail: 'Ese logo no existe o no es tuyo.' } });
    }
    const kit_url = await kitOf(session, logo_id);
    const [, subject, expires, signature] = /key=(.*)\.(.*)\.(.*)$/.exec(kit_url) ?? [];
    const later = (Number.parseInt(String(expires), 36) + 1).toString(36);
    for (const key of ['', 'x', `${subject}.${later}.${signature}`, `otro.${expires}.${signature}`]) {
      expect((await fetch(`${server.url}/api/brand-kit?key=${key}`)).status).toBe(404);
    }
    expect((await fetch(kit_url, { method: 'HEAD' })).status).toBe(200);
    clockOffset += 10 * MINUTE;
    expect((await fetch(kit_url)).status).toBe(404);
    const fresh = await kitOf(session, logo_id);
    await post(server, '/logo/delete', { session, logo_id });
    expect((await fetch(fresh)).status).toBe(404);
  });

  test('whoever leaves stops the work, and beyond one for each person and two in all it is told to come back', async () => {
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    const [one, two, three] = [await withLogo(), await withLogo(), await withLogo()];
    const open = async ({ session, logo_id }: typeof one) => {
      const leaving = new AbortController();
      const kit_url = await kitOf(session, logo_id);
      return { leaving, response: await fetch(kit_url, { signal: leaving.signal }) };
    };
    const first = await open(one);
    const second = await open(one);
    expect([first.response.status, second.response.status]).toEqual([200, 503]);
    expect(second.response.headers.get('retry-after')).toBe('2');
    const third = await open(two);
    const fourth = await open(three);
    expect([third.response.status, fourth.response.status]).toEqual([200, 503]);
    first.leaving.abort();
    third.leaving.abort();
    letGo();
    held = undefined;
    await expect.poll(() => underWay.ended).toBe(2);
    await expect.poll(async () => (await open(one)).response.status).toBe(200);
  });

  test('whoever leaves while the length of the whole is found stops the work too', async () => {
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    const numbered = vi.spyOn(testEngine, 'kit').mockImplementation(async function* () {
      for (let place = 1; place <= 9; place += 1) yield { path: `${place}.txt`, bytes: Buffer.from('x') };
    });
    const { session, logo_id } = await withLogo();
    const { pathname, search } = new URL(await kitOf(session, logo_id));
    const leaving = new AbortController();
    const options = { headers: { range: 'bytes=1-' }, signal: leaving.signal };
    const answer = server.service.app.request(pathname + search, options);
    await expect.poll(() => underWay.files).toBe(1);
    leaving.abort();
    letGo();
    held = undefined;
    const { status } = await answer;
    numbered.mockRestore();
    expect([status, underWay.ended]).toEqual([499, 1]);
    expect(underWay.files).toBeLessThan(9);
  });

  test('all logos come in one ZIP, each in a folder of its name, for their owner alone', async () => {
    const { session } = await withLogo();
    await generate(server, session);
    await generate(server, session, { company_name: 'Sol/Mar' });
    const { logos_key } = CONTRACT.downloadLogos.response.parse(
      (await post(server, '/logos/download', { session })).body,
    );
    const url = `${server.url}/api/all-logos?key=${logos_key}`;
    const answer = await fetch(url);
    const bytes = await bytesOf(answer);
    const files = unzipSync(bytes);
    expect(new Set(Object.keys(files).map((path) => path.split('/')[0]))).toEqual(
      new Set(['Sol Mar', 'Café Ñandú', 'Café Ñandú (2)']),
    );
    expect(Object.keys(files)).toHaveLength(3 * 6);
    expect(Buffer.from(files['Sol Mar/logo.png'] ?? []).toString()).toMatch(/^png 1024 #FFFFFF/);
    const etag = String(answer.headers.get('etag'));
    const rest = await fetch(url, { headers: { range: 'bytes=100-', 'if-range': etag } });
    expect(Buffer.compare(await bytesOf(rest), bytes.subarray(100))).toBe(0);
    await generate(server, session);
    const more = await fetch(url);
    expect(more.headers.get('etag')).not.toBe(etag);
    expect(Object.keys(unzipSync(await bytesOf(more)))).toHaveLength(4 * 6);
    // A key for one is none for the other.
    expect((await fetch(`${server.url}/api/brand-kit?key=${logos_key}`)).status).toBe(404);
    clockOffset += 10 * MINUTE;
    expect((await fetch(url)).status).toBe(404);
  });

  test('no two logos share a folder, though one is called as another would be numbered', async () => {
    const { session } = await newPerson(server);
    // The newest comes first.
    for (const company_name of ['Acme (2)', 'Acme', 'acme'])
      await generate(server, session, { company_name });
    const { logos_key } = CONTRACT.downloadLogos.response.parse(
      (await post(server, '/logos/download', { session })).body,
    );
    const files = unzipSync(await bytesOf(await fetch(`${server.url}/api/all-logos?key=${logos_key}`)));
    expect(new Set(Object.keys(files).map((path) => path.split('/')[0]))).toEqual(
      new Set(['acme', 'Acme (2)', 'Acme (2) (2)']),
    );
  });

  test('a page nobody can guess: made, shown without a session, taken away for good', async () => {
    const { session, logo_id } = await withLogo();
    expect((await share(session, logo_id)).body).toEqual({ success: true, logo_id, shared: 0 });
    const { page_url = '' } = CONTRACT.share.response.parse((await share(session, logo_id, 1)).body);
    expect(page_url).toMatch(/\/marca\/[\w-]{32}$/);
    for (const shared of [1, undefined] as const)
      expect((await share(session, logo_id, shared)).body).toEqual({
        success: true,
        logo_id,
        shared: 1,
        page_url,
      });
    const response = await fetch(page_url);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(text).toContain('Prueba Sans');
    // Heard without its looks, a check and how it went are words apart.
    const headings = [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, one = '']) =>
      one.replace(/<[^>]*>/g, ''),
    );
    expect(headings.filter((one) => / (?:Bien|Con cuidado)$/.test(one))).not.toEqual([]);
    expect(headings.filter((one) => /\S(?:Bien|Con cuidado)$/.test(one))).toEqual([]);
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(text) ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    const files = [...text.matchAll(/(?:href|src|srcset)="(\/(?:logos|marca)\/[^"]*)"/g)].map(
      ([, path]) => path,
    );
    expect(files.length).toBeGreaterThan(20);
    for (const path of files) {
      const file = await fetch(`${server.url}${String(path).replaceAll('&amp;', '&')}`);
      await file.arrayBuffer();
      expect([path, file.status]).toEqual([path, 200]);
    }

    expect((await share(session, logo_id, 0)).body).toEqual({ success: true, logo_id, shared: 0 });
    const gone = await fetch(page_url);
    expect([gone.status, gone.headers.get('x-robots-tag')]).toEqual([
      404,
      expect.stringContaining('noindex'),
    ]);
    const anew = CONTRACT.share.response.parse((await share(session, logo_id, 1)).body).page_url ?? '';
    expect(anew).not.toBe(page_url);
    expect((await fetch(page_url)).status).toBe(404);
    await post(server, '/logo/delete', { session, logo_id });
    expect((await fetch(anew)).status).toBe(404);
  });

  test('a name is text on the page, whatever it is', async () => {
    const { session } = await newPerson(server);
    const company_name = `<img src=x onerror=alert(1)> "Ñ" & 'Cía'`;
    const { logo_id } = CONTRACT.generateLogo.response.parse(
      (await generate(server, session, { company_name })).body,
    );
    const { page_url = '' } = CONTRACT.share.response.parse((await share(session, logo_id, 1)).body);
    const text = await (await fetch(page_url)).text();
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Ñ&quot; &amp; &#39;Cía&#39;');
  });

  test('a name turns nothing around but itself: neither the title nor the names of the files', async () => {
    const { session } = await newPerson(server);
    const company_name = 'Sol\u202egnp.exe\u2066 y Mar';
    const { logo_id } = CONTRACT.generateLogo.response.parse(
      (await generate(server, session, { company_name })).body,
    );
    const { page_url = '' } = CONTRACT.share.response.parse((await share(session, logo_id, 1)).body);
    const text = await (await fetch(page_url)).text();
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(text).toContain('<title>Solgnp.exe y Mar · Marca</title>');
  });
});
