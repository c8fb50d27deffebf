import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Client, createClient, HttpError, NetworkError } from '../src/index';
import { failureOf, holdTime, memoryStorage, SESSION, setUp, skipWaits } from './support/client';
import { type Handler, inTurn, json, raw } from './support/server';

const announcing = (...capabilities: string[]) => json({ validated: 1, capabilities });

const CALLS = [
  ['logoBrand', 'kit', (client: Client) => client.logoBrand('l1'), '/logo/kit', {}],
  [
    'sharePage',
    'share',
    (client: Client) => client.sharePage({ logo_id: 'l1', shared: true }),
    '/logo/share',
    { shared: 1 },
  ],
] as const;

describe.each(CALLS)('%s', (call, capability, make, path, fields) => {
  it('is made only where it is announced, with the session and the logo', async () => {
    const other = CALLS.find(([, needs]) => needs !== capability)?.[1] ?? '';
    const { client, requests } = await setUp(
      inTurn(announcing(other), announcing(capability), json({ detail: 'Así no.' }, 404)),
    );
    await client.validateSession();
    expect(await failureOf(make(client))).toMatchObject({ kind: 'not-announced', call, capability });
    await client.validateSession();
    expect(await failureOf(make(client))).toMatchObject({ call, status: 404, userMessage: 'Así no.' });
    expect(requests.slice(2).map(({ path, body }) => [path, body])).toEqual([
      [path, { session: SESSION, logo_id: 'l1', ...fields }],
    ]);
  });
});

it('of a brand that is not as announced, what can be read is given', async () => {
  const good = { id: 'white', good: true, title: 'Se lee', text: 'Mucho.', advice: 'Úsalo.' };
  const { client, drifts } = await setUp(
    inTurn(
      announcing('kit', 'share'),
      json({ kit_key: 'k', checks: [good, { id: 'x' }, 'x', { ...good, good: 'yes', advice: 7 }] }),
      json({ checks: 'none' }),
      json({ shared: 1, page_url: 'https://trazo.example/marca/x' }),
      json({ shared: 1, page_url: 'javascript:alert(1)' }),
    ),
  );
  await client.validateSession();
  expect(await client.logoBrand('l1')).toEqual({
    kit_key: 'k',
    checks: [good, { ...good, good: false, advice: '7' }],
  });
  expect(await client.logoBrand('l1')).toEqual({ kit_key: '', checks: [] });
  expect(drifts.map(({ field }) => field)).toEqual(expect.arrayContaining(['checks', 'kit_key']));
  expect(await client.sharePage({ logo_id: 'l1' })).toEqual({ page_url: 'https://trazo.example/marca/x' });
  expect(await client.sharePage({ logo_id: 'l1' })).toEqual({});
});

describe('the download of a kit', () => {
  const ZIP = createHash('sha512').update('zip').digest();
  const HEADERS = { etag: '"a"', 'content-disposition': 'attachment; filename="Sol-kit.zip"' };
  /** Sends some of it and hangs up. */
  const broken =
    (bytes: Uint8Array, headers: Record<string, string> = HEADERS): Handler =>
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip', ...headers });
      response.write(bytes, () => response.destroy());
    };
  const rest = (from: number) =>
    raw(ZIP.subarray(from), 'application/zip', 206, {
      ...HEADERS,
      'content-range': `bytes ${from}-${ZIP.length - 1}/${ZIP.length}`,
      'content-length': String(ZIP.length - from),
    });
  const bytesOf = async ({ blob }: { blob: Blob }) => Buffer.from(await blob.arrayBuffer());

  it('gives the whole under its name and tells of each piece', async () => {
    const { client, requests } = await setUp(raw(ZIP, 'application/zip', 200, HEADERS));
    const told: (readonly [number, number | undefined])[] = [];
    const kit = await client.downloadKit('k&y', { onProgress: (...progress) => told.push(progress) });
    expect(await bytesOf(kit)).toEqual(ZIP);
    expect(kit.fileName).toBe('Sol-kit.zip');
    expect(told.at(-1)?.[0]).toBe(ZIP.length);
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/api/brand-kit?key=k%26y' });
    expect(requests[0]?.headers).toMatchObject({ accept: 'application/zip' });
    expect(requests[0]?.headers).not.toHaveProperty('apikey');
    expect(requests[0]?.headers).not.toHaveProperty('range');
  });

  it('goes on where it broke off, as long as it is the same kit', async () => {
    const { client, requests } = await setUp(inTurn(broken(ZIP.subarray(0, 40)), rest(40)), {
      retries: 2,
      hooks: skipWaits(),
    });
    const told: number[] = [];
    const kit = await client.downloadKit('k', { onProgress: (_, total) => told.push(total ?? 0) });
    expect(await bytesOf(kit)).toEqual(ZIP);
    expect(requests[1]?.headers).toMatchObject({ range: 'bytes=40-', 'if-range': '"a"' });
    expect(told.at(-1)).toBe(ZIP.length);
  });

  it('begins anew where the answer is the whole, or has no name for its state', async () => {
    const changed = raw(ZIP, 'application/zip', 200, { etag: '"b"' });
    for (const first of [broken(Buffer.alloc(30)), broken(Buffer.alloc(30), {})]) {
      const { client } = await setUp(inTurn(first, changed), { retries: 1, hooks: skipWaits() });
      expect(await bytesOf(await client.downloadKit('k'))).toEqual(ZIP);
    }
  });

  /** A part of some bytes with headers of its own. */
  const part = (bytes: Uint8Array, headers: Record<string, string>) =>
    raw(bytes, 'application/zip', 206, { ...HEADERS, ...headers });
  const range = (from: number, end = ZIP.length - 1, total: number | '*' = ZIP.length) => ({
    'content-range': `bytes ${from}-${end}/${total}`,
  });
  const firstForty = broken(ZIP.subarray(0, 40), { ...HEADERS, 'content-length': String(ZIP.length) });

  it.each([
    ['the whole again', part(ZIP, range(0))],
    ['no content-range', part(ZIP.subarray(40), {})],
    ['a content-range of another unit', part(ZIP.subarray(40), { 'content-range': 'pages 40-63/64' })],
    ['another start', part(ZIP.subarray(41), range(41))],
    ['another total', part(Buffer.alloc(24), range(40, 63, 65))],
    ['the ETag of another kit', part(Buffer.alloc(24), { ...range(40), etag: '"b"' })],
    [
      'an encoding, by which its bytes are others',
      part(gzipSync(ZIP), { ...range(40), 'content-encoding': 'gzip' }),
    ],
  ])('never puts together what does not belong together: a part with %s', async (_, wrong) => {
    const whole = raw(ZIP, 'application/zip', 200, { etag: '"b"' });
    const { client, requests } = await setUp(inTurn(firstForty, wrong, whole), { hooks: skipWaits() });
    expect(await bytesOf(await client.downloadKit('k', { retries: 2 }))).toEqual(ZIP);
    expect(requests.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=40-', undefined]);
    const last = await setUp(inTurn(firstForty, wrong), { hooks: skipWaits() });
    expect(await failureOf(last.client.downloadKit('k', { retries: 1 }))).toMatchObject({
      kind: 'network',
      call: 'downloadKit',
      status: 206,
    });
  });

  it('takes a part that names neither the total nor the ETag', async () => {
    const silent = raw(ZIP.subarray(40), 'application/zip', 206, range(40, 63, '*'));
    const { client } = await setUp(inTurn(firstForty, silent), { hooks: skipWaits() });
    expect(await bytesOf(await client.downloadKit('k', { retries: 1 }))).toEqual(ZIP);
  });

  it('goes on from a part that is too short, and never resolves with less than the whole', async () => {
    const short = part(ZIP.subarray(40, 50), range(40, 49));
    const { client, requests } = await setUp(inTurn(firstForty, short, rest(50)), { hooks: skipWaits() });
    expect(await bytesOf(await client.downloadKit('k', { retries: 2 }))).toEqual(ZIP);
    expect(requests[2]?.headers).toMatchObject({ range: 'bytes=50-', 'if-range': '"a"' });
    const silent = part(ZIP.subarray(40, 50), range(40, 49, '*'));
    for (const wrong of [short, silent]) {
      const last = await setUp(inTurn(firstForty, wrong), { hooks: skipWaits() });
      expect(await failureOf(last.client.downloadKit('k', { retries: 1 }))).toBeInstanceOf(NetworkError);
    }
  });

  it('does not resolve with less than the whole where fetch does not tell that it broke off', async () => {
    const headers = { 'content-type': 'application/zip', 'content-length': String(ZIP.length) };
    const { client } = await setUp(json({}), {
      fetch: async () => new Response(ZIP.subarray(0, 40), { headers }),
    });
    expect(await failureOf(client.downloadKit('k'))).toBeInstanceOf(NetworkError);
  });

  it('begins anew after more bytes than there are', async () => {
    const long = part(Buffer.concat([ZIP.subarray(40), Buffer.alloc(5)]), range(40));
    const whole = raw(ZIP, 'application/zip', 200, HEADERS);
    const { client, requests } = await setUp(inTurn(firstForty, long, whole), { hooks: skipWaits() });
    expect(await bytesOf(await client.downloadKit('k', { retries: 2 }))).toEqual(ZIP);
    expect(requests[2]?.headers).not.toHaveProperty('range');
  });

  it('tells the total by the content-range where no content-length does', async () => {
    const chunked = part(ZIP.subarray(40), { ...range(40), 'transfer-encoding': 'chunked' });
    const { client } = await setUp(inTurn(broken(ZIP.subarray(0, 40)), chunked), { hooks: skipWaits() });
    const told: unknown[] = [];
    await client.downloadKit('k', { retries: 1, onProgress: (...progress) => told.push(progress) });
    expect(told.at(0)).toEqual([40, undefined]);
    expect(told.at(-1)).toEqual([ZIP.length, ZIP.length]);
  });

  it('knows no total of an encoded answer, and does not go on with one', async () => {
    const zipped = gzipSync(Buffer.alloc(5_000));
    const headers = { ...HEADERS, 'content-encoding': 'gzip', 'content-length': String(zipped.length) };
    const encoded = raw(zipped, 'application/zip', 200, headers);
    const { client, requests } = await setUp(inTurn(broken(zipped.subarray(0, 20), headers), encoded), {
      hooks: skipWaits(),
    });
    const told: unknown[] = [];
    const kit = await client.downloadKit('k', {
      retries: 1,
      onProgress: (...progress) => told.push(progress),
    });
    expect(kit.blob.size).toBe(5_000);
    expect(told.at(-1)).toEqual([5_000, undefined]);
    expect(requests[1]?.headers).not.toHaveProperty('range');
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('a watcher of the caller’s');
      },
    ],
    ['rejects', () => Promise.reject(new Error('a watcher of the caller’s'))],
  ])('is not broken by an onProgress that %s', async (_, onProgress) => {
    const { client, requests } = await setUp(raw(ZIP, 'application/zip', 200, HEADERS));
    expect(await bytesOf(await client.downloadKit('k', { retries: 1, onProgress }))).toEqual(ZIP);
    expect(requests).toHaveLength(1);
  });

  it('says what the server says, and takes nothing that is no ZIP', async () => {
    const { client } = await setUp(
      inTurn(
        json({ detail: 'Este enlace ya no vale.' }, 404),
        raw('<html>', 'text/html'),
        broken(ZIP.subarray(0, 9)),
      ),
    );
    expect(await failureOf(client.downloadKit('k'))).toMatchObject({
      status: 404,
      userMessage: 'Este enlace ya no vale.',
    });
    const page = await failureOf(client.downloadKit('k'));
    expect(page).toBeInstanceOf(HttpError);
    expect(page).toMatchObject({ userMessage: 'No se pudo descargar el ZIP' });
    expect(await failureOf(client.downloadKit('k'))).toBeInstanceOf(NetworkError);
  });

  it('ends at the deadline that is set for it', async () => {
    const { client } = await setUp(() => {}, {
      timeouts: { default: Number.POSITIVE_INFINITY, downloadKit: 20 },
    });
    expect(await failureOf(client.downloadKit('k', { timeoutMs: undefined }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it.each([
    ['what the first request left', 600, 400],
    ['hardly any, where the first request left none', 1000, 1],
  ])('of all logos has one deadline for both requests: the second has %s', async (_, took, left) => {
    holdTime();
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const answers = [{ validated: 1, capabilities: ['download_all'] }, { logos_key: 'k' }];
    const client = createClient({
      baseUrl: '',
      apiKey: 'k',
      storage: memoryStorage(),
      timeouts: { downloadLogos: 1000 },
      fetch: (url) => {
        if (String(url).endsWith('/logos/download')) now += took;
        const answer = answers.shift();
        return answer ? Promise.resolve(Response.json(answer)) : new Promise(() => {});
      },
    });
    await client.validateSession();
    const settled = vi.fn();
    const failure = failureOf(client.downloadLogos()).finally(settled);
    await vi.advanceTimersByTimeAsync(left - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'timeout', call: 'downloadLogos' });
  });

  it('of all logos asks for the key first, only where that is announced', async () => {
    const { client, requests } = await setUp(
      inTurn(
        announcing('kit'),
        announcing('download_all'),
        json({ logos_key: 'k' }),
        raw(ZIP, 'application/zip', 200, HEADERS),
      ),
    );
    await client.validateSession();
    expect(await failureOf(client.downloadLogos())).toMatchObject({ capability: 'download_all' });
    await client.validateSession();
    expect(await bytesOf(await client.downloadLogos())).toEqual(ZIP);
    expect(requests.slice(2).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/logos/download', { session: SESSION }],
      ['GET', '/api/all-logos?key=k', undefined],
    ]);
  });
});
