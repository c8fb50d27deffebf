import { describe, expect, it, vi } from 'vitest';
import { type ClientError, createClient, HttpError, isClientError } from '../src/index';
import { failureOf, holdTime, lostClient, memoryStorage, SESSION, setUp, skipWaits } from './support/client';
import { type Handler, inTurn, json, raw } from './support/server';

const VALID = { validated: 1, email: 'a@b.cl', name: 'A' };
const throwing = () => {
  throw new Error('a hook of the caller’s');
};

describe('withResponse', () => {
  it('gives the answer with the status and headers that brought it', async () => {
    const { client } = await setUp(json({ Logos: [] }, 200, { 'x-request-id': 'r1', 'x-more': 'm' }));
    const { answer, response } = await client.gallery().withResponse();
    expect(answer).toEqual([]);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('x-more')).toBe('m');
    expect(response?.bodyUsed).toBe(true);
  });

  it('gives the response of the last repetition', async () => {
    holdTime();
    const answers = [new Response('{}', { status: 503 }), new Response('{"Logos":[]}', { status: 203 })];
    const fetchLike = vi.fn(async () => answers.shift() as Response);
    let retry = () => {};
    const retried = new Promise<void>((resolve) => {
      retry = resolve;
    });
    const client = createClient({
      baseUrl: '',
      apiKey: 'k',
      storage: memoryStorage(),
      fetch: fetchLike,
      timeouts: { default: Number.POSITIVE_INFINITY },
      hooks: { onRetry: retry },
    });
    const call = client.gallery({ retries: 1 }).withResponse();
    await retried;
    await vi.advanceTimersByTimeAsync(300);
    expect((await call).response?.status).toBe(203);
  });

  it('rejects with what the call rejects with', async () => {
    const { client } = await setUp(json({}, 500));
    const call = client.gallery();
    const failure = await failureOf(call.withResponse());
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toBe(await failureOf(call));
  });

  it('has no response where nothing was asked', async () => {
    const { client, requests } = await setUp(json({}));
    const call = client.downloadImage({ image_url: 'data:image/png,x', name: 'Sol' }).withResponse();
    expect(await call).toMatchObject({ answer: { fileName: 'Sol-logo.png' }, response: undefined });
    expect(requests).toEqual([]);
  });
});

describe('a failed answer leaves with the error', () => {
  it('its headers, its request id and its body, parsed', async () => {
    const body = { detail: [{ msg: 'field required' }] };
    const { client } = await setUp(json(body, 422, { 'x-request-id': 'r2', 'x-more': 'm' }));
    const error = await failureOf(client.userInfo());
    if (!isClientError(error) || error.kind !== 'http') throw error;
    expect(error.body).toEqual(body);
    expect(error.headers?.get('x-more')).toBe('m');
    expect(error.requestId).toBe('r2');
  });

  it('no request id where the server sent none', async () => {
    const { client } = await setUp(json({}, 500));
    const error = (await failureOf(client.userInfo())) as ClientError;
    expect(error.requestId).toBeUndefined();
    expect(error.headers?.get('content-type')).toBe('application/json');
  });

  it.each([
    [`["${'x'.repeat(1_000)}"]`, ['x'.repeat(1_000)]],
    ['no JSON', 'no JSON'],
    ['"a text"', 'a text'],
  ])('%.20s as %.20j', async (text, body) => {
    const { client } = await setUp(raw(text, 'text/plain', 500));
    expect(await failureOf(client.userInfo())).toMatchObject({ kind: 'http', body });
  });

  it('the beginning of a body that is too long to be parsed', async () => {
    const chunks = ['{"detail":"', ...Array(20).fill('x'.repeat(1_024)), '"}'];
    const body = new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const client = createClient({
      baseUrl: '',
      apiKey: 'k',
      storage: memoryStorage(),
      fetch: async () => new Response(body, { status: 500 }),
    });
    const error = (await failureOf(client.userInfo())) as HttpError;
    expect(error.body).toBe(`{"detail":"${'x'.repeat(288)}…`);
  });

  it('the text of an OK answer that is not JSON', async () => {
    const { client } = await setUp(raw(' cut { ', 'application/json', 200, { 'x-request-id': 'r3' }));
    const error = await failureOf(client.userInfo());
    expect(error).toMatchObject({ kind: 'not-json', body: 'cut {', requestId: 'r3', call: 'userInfo' });
    expect((error as HttpError).headers?.get('content-type')).toBe('application/json');
  });

  it('the refusal that came with an OK', async () => {
    const { client } = await setUp(json({ detail: 'no' }, 200, { 'x-request-id': 'r4' }));
    const brief = { company_name: 'a', style: 'b', color: 'c', description: 'd' };
    expect(await failureOf(client.generateLogo(brief))).toMatchObject({
      body: { detail: 'no' },
      status: 200,
      requestId: 'r4',
    });
  });

  it('nothing of the kind where no answer came', async () => {
    const { kind, status, headers, requestId } = (await failureOf(lostClient().gallery())) as ClientError;
    expect({ kind, status, headers, requestId }).toEqual({ kind: 'network' });
  });
});

describe('hooks', () => {
  it('tell of each request, answer, repetition and failure, in order', async () => {
    holdTime();
    const told: unknown[] = [];
    const fetchLike = async () => new Response('{}', { status: 503 });
    let retry = () => {};
    const retried = new Promise<void>((resolve) => {
      retry = resolve;
    });
    const client = createClient({
      baseUrl: '/api',
      apiKey: 'k',
      storage: memoryStorage(),
      fetch: fetchLike,
      timeouts: { default: Number.POSITIVE_INFINITY },
      hooks: {
        onRequest: ({ call, attempt, url, init }) => told.push(['request', call, attempt, url, init.body]),
        onResponse: ({ call, attempt, response }) => told.push(['response', call, attempt, response.status]),
        onRetry: ({ call, attempt, error, delayMs }) => {
          told.push(['retry', call, attempt, error.kind, delayMs > 0]);
          retry();
        },
        onError: (error) => told.push(['error', error.call, error.kind]),
      },
    });
    const failure = failureOf(client.gallery({ retries: 1 }));
    await retried;
    await vi.advanceTimersByTimeAsync(300);
    await failure;
    const body = JSON.stringify({ session: SESSION });
    expect(told).toEqual([
      ['request', 'gallery', 1, '/api/gallery', body],
      ['response', 'gallery', 1, 503],
      ['retry', 'gallery', 1, 'http', true],
      ['request', 'gallery', 2, '/api/gallery', body],
      ['response', 'gallery', 2, 503],
      ['error', 'gallery', 'http'],
    ]);
  });

  it('tell of a failure before any request, and of no misuse', async () => {
    const onError = vi.fn();
    const onRequest = vi.fn();
    const { client } = await setUp(json({}), { storage: memoryStorage({}), hooks: { onError, onRequest } });
    const failure = await failureOf(client.gallery());
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(failure).toMatchObject({ kind: 'no-session', call: 'gallery' });
    await failureOf(client.gallery({ timeoutMs: 0 }));
    expect(onError).toHaveBeenCalledOnce();
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('that throw change nothing', async () => {
    const hooks = { onRequest: throwing, onResponse: throwing, onError: throwing, onRetry: throwing };
    const good = await setUp(json({ Logos: [] }), { hooks });
    expect(await good.client.gallery()).toEqual([]);
    const bad = await setUp(json({}, 500), { hooks });
    expect(await failureOf(bad.client.gallery())).toMatchObject({ kind: 'http', status: 500 });
  });

  it('that are async and reject change nothing, and leave no rejection that nobody handles', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      const reject = () => Promise.reject(new Error('a hook of the caller’s'));
      const { onRetry } = skipWaits();
      const hooks = {
        onRequest: reject,
        onResponse: reject,
        onError: reject,
        onContractDrift: reject,
        onRetry: (event: Parameters<NonNullable<typeof onRetry>>[0]) => {
          onRetry?.(event);
          return reject();
        },
      };
      const good = await setUp(inTurn(json({}, 503), json({ Logos: [{}] })), { hooks });
      expect(await good.client.gallery({ retries: 1 })).toHaveLength(1);
      const bad = await setUp(json({}, 500), { hooks });
      expect(await failureOf(bad.client.gallery())).toMatchObject({ kind: 'http', status: 500 });
      // Node tells of them in a later turn.
      await new Promise(setImmediate);
      expect(unhandled).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});

describe('headers of the caller’s', () => {
  const handler =
    (answer: object): Handler =>
    (request, response) =>
      request.method === 'GET'
        ? raw('x', 'image/png')(request, response)
        : json({ ...VALID, Logos: [], ...answer })(request, response);
  const headers = { 'X-Tenant': 't', Accept: 'text/plain', apikey: 'other' };

  it('[Product: nothing else is requested] are sent to no server that announced nothing', async () => {
    const { client, requests } = await setUp(handler({}), { headers });
    await client.validateSession();
    await client.gallery();
    await client.downloadImage({ image_url: '/a.png', name: 'Sol' });
    expect(requests.map((request) => request.headers['x-tenant'])).toEqual([undefined, undefined, undefined]);
  });

  it('go with every request once a capability was announced, beside the specified ones, which win', async () => {
    const { client, requests } = await setUp(
      inTurn(handler({ capabilities: ['formats'] }), handler({}), handler({})),
      { headers },
    );
    await client.validateSession();
    await client.gallery();
    await client.downloadImage({ image_url: '/a.png', name: 'Sol' });
    expect(requests.map((request) => request.headers['x-tenant'])).toEqual([undefined, 't', 't']);
    expect(requests[1]?.headers).toMatchObject({ accept: 'application/json', apikey: 'test-key' });
    expect(requests[2]?.headers).toMatchObject({ accept: 'image/*' });
  });

  it('go with none once a check found the session invalid', async () => {
    const { client, requests } = await setUp(
      inTurn(
        handler({ capabilities: ['formats'] }),
        json({ validated: 0, capabilities: ['formats'] }),
        json({}),
      ),
      { headers },
    );
    await client.validateSession();
    await client.validateSession();
    await client.gallery();
    expect(requests.map((request) => request.headers['x-tenant'])).toEqual([undefined, 't', undefined]);
  });

  it('that no request can hold are refused at once', () => {
    const options = { baseUrl: '', apiKey: 'k' };
    expect(() => createClient({ ...options, headers: { 'x-a': 'a\nb' } })).toThrow(TypeError);
    expect(() => createClient({ ...options, headers: { 'a b': 'c' } })).toThrow(TypeError);
  });
});
