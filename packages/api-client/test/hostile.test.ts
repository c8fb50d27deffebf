import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ClientError, createClient, isClientError } from '../src/index';
import { MAX_ERROR_BYTES } from '../src/transport/body';
import { MAX_JSON_BYTES } from '../src/transport/request';
import { failureOf, holdTime, memoryStorage, setUp, watchedFetch } from './support/client';
import { type Handler, json, raw } from './support/server';

const CALLS = ['validateSession', 'userInfo', 'logosInfo', 'movements', 'gallery'] as const;
const IMAGE = { image_url: 'https://img.example/a.png', name: 'Sol' };

/** A server that speaks whatever bytes a test wants. */
async function rawServer(answer: string | Uint8Array): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

describe('a hostile server', () => {
  it('that never sends headers ends in a time-out', async () => {
    holdTime();
    const { client } = await setUp(() => void vi.advanceTimersByTime(50));
    expect(await failureOf(client.gallery({ timeoutMs: 50 }))).toMatchObject({ kind: 'timeout' });
  });

  it('that drips its body ends in a time-out, not later', async () => {
    holdTime();
    const { fetch, answered } = watchedFetch();
    const { client } = await setUp(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write(' ');
        const timer = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(timer));
      },
      { fetch },
    );
    const failure = failureOf(client.gallery({ timeoutMs: 120 }));
    await answered;
    await vi.advanceTimersByTimeAsync(120);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  /** Lets go once what was written has left, so that what comes before the cut is sure to arrive. */
  const cutAfter = (response: ServerResponse, text: string) =>
    void response.write(text, () => void response.destroy());

  const cuts: [string, Handler][] = [
    ['resets before the headers', (_, response) => void response.destroy()],
    [
      'resets within the body',
      (_, response) => {
        cutAfter(response.writeHead(200, { 'content-type': 'application/json' }), '{"Logos":[');
      },
    ],
    [
      'promises more bytes than it sends',
      (_, response) => {
        const headers = { 'content-type': 'application/json', 'content-length': '500' };
        cutAfter(response.writeHead(200, headers), '{"Logos":[]}');
      },
    ],
    [
      'sends gzip that is none',
      raw('this is not gzip', 'application/json', 200, { 'content-encoding': 'gzip' }),
    ],
    ['redirects for ever', (_, response) => void response.writeHead(307, { location: '/gallery' }).end()],
  ];
  it.each(cuts)('that %s is a network failure', async (_, handler) => {
    const { client } = await setUp(handler);
    for (const call of CALLS) {
      const error = await failureOf(client[call]());
      expect(error).toMatchObject({ kind: 'network', message: 'Hubo un problema con la conexión.' });
    }
  });

  it('is told apart from one that is not there, in the hint', async () => {
    const { client } = await setUp((_, response) =>
      cutAfter(response.writeHead(200, { 'content-type': 'application/json' }), '{"Logos":['),
    );
    expect(await failureOf(client.gallery())).toMatchObject({ hint: 'The answer broke off.', status: 200 });
  });

  it('that breaks off within gzip gives an error, never half a list', async () => {
    const half = gzipSync(`{"Logos":[${'1,'.repeat(9999)}1]}`).subarray(0, 20);
    const { client } = await setUp(raw(half, 'application/json', 200, { 'content-encoding': 'gzip' }));
    // Node's fetch hands on what it could unpack; browsers refuse the whole.
    expect(['network', 'not-json']).toContain(((await failureOf(client.gallery())) as ClientError).kind);
  });

  it('that resets within an error’s body still tells the status', async () => {
    const { client } = await setUp((_, response) => {
      cutAfter(response.writeHead(500, { 'content-type': 'text/plain' }), 'half');
    });
    expect(await failureOf(client.userInfo())).toMatchObject({
      kind: 'http',
      message: 'HTTP error! status: 500 - Internal Server Error',
    });
  });

  it('that does not speak HTTP is a network failure', async () => {
    const baseUrl = await rawServer('SSH-2.0-OpenSSH_9.6\r\n');
    const client = createClient({
      baseUrl,
      apiKey: 'k',
      storage: memoryStorage(),
      timeouts: { default: Number.POSITIVE_INFINITY },
    });
    expect(await failureOf(client.gallery())).toMatchObject({ kind: 'network' });
  });

  it('that ends chunked JSON in the middle, in good order, sent no JSON', async () => {
    const { client } = await setUp(raw('{"Logos":[{"logo_id":1},', 'application/json'));
    expect(await failureOf(client.gallery())).toMatchObject({ kind: 'not-json', html: false });
  });

  it.each([[''], ['   '], ['undefined'], ['NaN'], ['{"a":1}{"b":2}'], ['\0\0\0'], ["{'a':1}"]])(
    'that sends %j sent no JSON',
    async (body) => {
      const { client } = await setUp(raw(body, 'application/json'));
      expect(await failureOf(client.userInfo())).toMatchObject({ kind: 'not-json' });
    },
  );

  it('that sends a megabyte of error is cut short and let go', async () => {
    let sent = 0;
    const { client } = await setUp((_, response) => {
      response.writeHead(500, { 'content-type': 'text/plain' });
      const more = () => {
        while (sent < 64 * 1024 * 1024 && !response.destroyed) {
          sent += 65_536;
          if (!response.write('x'.repeat(65_536))) return void response.once('drain', more);
        }
      };
      more();
    });
    const error = await failureOf(client.userInfo());
    expect(error).toMatchObject({ kind: 'http', status: 500 });
    expect((error as Error).message.length).toBeLessThan(400);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    expect(sent).toBeGreaterThan(MAX_ERROR_BYTES);
  });

  const endless =
    (contentType: string): Handler =>
    (_, response) => {
      response.writeHead(200, { 'content-type': contentType });
      const block = ' '.repeat(1024 * 1024);
      const more = () => {
        while (!response.destroyed) if (!response.write(block)) return void response.once('drain', more);
      };
      more();
    };

  it('that sends JSON without end is let go at the cap', async () => {
    const { client } = await setUp(endless('application/json'));
    expect(await failureOf(client.gallery())).toMatchObject({
      kind: 'too-large',
      maxBytes: 32 * 1024 * 1024,
    });
  });

  it('that sends an image without end is let go at the cap', async () => {
    const { client } = await setUp(endless('image/png'));
    expect(await failureOf(client.downloadImage(IMAGE))).toMatchObject({
      kind: 'too-large',
      maxBytes: 64 * 1024 * 1024,
    });
  });

  it('that packs a bomb into gzip is let go at the cap of what comes out', async () => {
    const bomb = gzipSync(Buffer.alloc(MAX_JSON_BYTES + 1024, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    const { client } = await setUp(raw(bomb, 'application/json', 200, { 'content-encoding': 'gzip' }));
    expect(await failureOf(client.gallery())).toMatchObject({ kind: 'too-large' });
  });

  it('that answers a download with a page, or nothing, sends no image', async () => {
    const page = await setUp(raw('<html></html>', 'text/html'));
    expect(await failureOf(page.client.downloadImage(IMAGE))).toMatchObject({ kind: 'not-image' });
    const nothing = await setUp((_, response) => void response.writeHead(204).end());
    expect(await failureOf(nothing.client.downloadImage(IMAGE))).toMatchObject({ contentType: '' });
  });

  it('that stalls within an image ends in a time-out', async () => {
    holdTime();
    const { fetch, answered } = watchedFetch();
    const { client } = await setUp(
      (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).write('x'),
      { fetch },
    );
    const failure = failureOf(client.downloadImage(IMAGE, { timeoutMs: 60 }));
    await answered;
    await vi.advanceTimersByTimeAsync(60);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  it('that resets within an image is a network failure', async () => {
    const { client } = await setUp((_, response) =>
      cutAfter(response.writeHead(200, { 'content-type': 'image/png' }), 'x'),
    );
    expect(await failureOf(client.downloadImage(IMAGE))).toMatchObject({ kind: 'network' });
  });

  const WRONG: readonly unknown[] = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'x',
    [],
    [[]],
    {},
    { a: { b: 1 } },
    '\0',
    '__proto__',
  ];
  const FIELDS = [
    'logo_id',
    'id',
    'companyName',
    'nombre',
    'industry',
    'categoria',
    'type',
    'tipo',
    'style',
    'estilo',
    'color_logo',
    'creationDate',
    'fecha',
    'prompt',
    'descripcion',
    'companyname',
    'image_data',
    'category',
    'create_date',
    'prompt_dalle',
    'favorito',
    'id_movimiento',
    'tipo_mov',
    'cantidad',
    'fecha_mov',
    'concepto',
    'referencia',
    'email',
    'name',
    'phone',
    'profile_img',
    'session',
    'token',
    'capabilities',
    'creditos',
    'stats',
    'generation_timeout_ms',
    'joinDate',
    'plan',
    'bio',
    'location',
    'image_url',
  ];
  it.each(WRONG.map((value) => [value]))(
    'that puts %j into every field is borne by every call',
    async (value) => {
      const item = Object.fromEntries(FIELDS.map((field) => [field, value]));
      const { client } = await setUp(
        json({ ...item, validated: 1, respuesta: [item], Logos: [item], user: item }),
      );
      const check = await client.validateSession();
      expect(check.valid && typeof check.user.name).toBe('string');
      expect(await client.logosInfo()).toHaveLength(1);
      expect(await client.movements()).toHaveLength(1);
      expect(await client.gallery()).toHaveLength(1);
      expect(typeof (await client.userInfo()).plan).toBe('string');
      const logo = await client.generateLogo({ company_name: 'a', style: 'b', color: 'c', description: 'd' });
      expect(logo.name).toBe('a');
    },
  );

  it('never makes a call reject with anything but this package’s errors', async () => {
    const { client } = await setUp(raw(Buffer.from([0xff, 0xfe, 0x00]), 'text/html; charset=nonsense'));
    for (const call of CALLS) expect(isClientError(await failureOf(client[call]()))).toBe(true);
  });
});
