import { getEventListeners } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CancelledError, createClient, NetworkError, TimeoutError } from '../src/index';
import {
  failureOf,
  holdTime,
  lostClient,
  memoryStorage,
  setUp,
  skipWaits,
  watchedFetch,
} from './support/client';
import { inTurn, json, raw } from './support/server';

const okBody = { validated: 1, email: 'a@b.cl', name: 'A' };
const client = (fetchLike: typeof fetch, extra = {}) =>
  createClient({ baseUrl: '', apiKey: 'k', storage: memoryStorage(), fetch: fetchLike, ...extra });

describe('one deadline', () => {
  it('[§7] is 10,000 ms for every call unless set otherwise', async () => {
    vi.useFakeTimers();
    try {
      const silent = client(() => new Promise(() => {}));
      for (const call of ['validateSession', 'userInfo', 'logosInfo', 'movements', 'gallery'] as const) {
        const failure = failureOf(silent[call]());
        let settled = false;
        void failure.then(() => {
          settled = true;
        });
        await vi.advanceTimersByTimeAsync(9_999);
        expect(settled).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(await failure).toBeInstanceOf(TimeoutError);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('is set by the call, then by the name of the call, then for all', async () => {
    holdTime();
    const silent = client(() => new Promise(() => {}), { timeouts: { default: 30, gallery: 20 } });
    const passed = async (call: Promise<unknown>) => {
      const failure = failureOf(call);
      await vi.advanceTimersByTimeAsync(30);
      return failure;
    };
    expect(await passed(silent.gallery({ timeoutMs: 10 }))).toMatchObject({ timeoutMs: 10 });
    expect(await passed(silent.gallery())).toMatchObject({ timeoutMs: 20 });
    expect(await passed(silent.movements())).toMatchObject({ timeoutMs: 30 });
  });

  it.each([0, -1, Number.NaN])('cannot be %d', async (timeoutMs) => {
    const error = await failureOf(client(fetch).gallery({ timeoutMs }));
    expect(error).toEqual(new RangeError('timeoutMs: not above 0'));
    // It is misuse, and no failure of the call.
    expect(error).not.toHaveProperty('call');
  });

  it('is as long as a timer can be where it is endless', async () => {
    holdTime();
    const failure = failureOf(client(() => new Promise(() => {})).gallery({ timeoutMs: Infinity }));
    let settled = false;
    void failure.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'timeout', timeoutMs: 2 ** 31 - 1 });
  });

  it('may be endless', async () => {
    const { client: patient } = await setUp(json(okBody));
    expect((await patient.validateSession({ timeoutMs: Number.POSITIVE_INFINITY })).valid).toBe(true);
  });

  it.each([
    ['', 200],
    [' of an error too', 500],
  ])('covers the body%s', async (_, status) => {
    holdTime();
    const { fetch, answered } = watchedFetch();
    const { client: impatient } = await setUp(
      (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' }).write('{"validated":');
      },
      { fetch },
    );
    const failure = failureOf(impatient.validateSession({ timeoutMs: 60 }));
    await answered;
    await vi.advanceTimersByTimeAsync(60);
    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  it('covers the repetitions', async () => {
    vi.useFakeTimers();
    try {
      const fetchLike = vi.fn(async () => new Response('{}', { status: 503 }));
      const failure = failureOf(client(fetchLike).gallery({ retries: 1000, timeoutMs: 900 }));
      await vi.advanceTimersByTimeAsync(900);
      expect(await failure).toMatchObject({ kind: 'http', status: 503 });
      expect(fetchLike.mock.calls.length).toBeGreaterThan(1);
      expect(fetchLike.mock.calls.length).toBeLessThan(7);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('cancelling', () => {
  it('before the call asks nothing, and keeps the reason', async () => {
    const { client: any, requests } = await setUp(json(okBody));
    const error = await failureOf(any.gallery({ signal: AbortSignal.abort('left the page') }));
    expect(error).toBeInstanceOf(CancelledError);
    expect(error).toMatchObject({
      kind: 'cancelled',
      cause: 'left the page',
      message: 'La operación se canceló',
      userMessage: 'La operación se canceló',
    });
    expect(requests).toEqual([]);
  });

  it('while waiting for headers is not a time-out and not a network failure', async () => {
    const controller = new AbortController();
    const { client: any } = await setUp(() => controller.abort());
    expect(await failureOf(any.gallery({ signal: controller.signal }))).toMatchObject({ kind: 'cancelled' });
  });

  it('while waiting for the body is not a time-out and not a network failure', async () => {
    const controller = new AbortController();
    const { fetch, answered } = watchedFetch();
    const { client: any } = await setUp(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      },
      { fetch },
    );
    const failure = failureOf(any.gallery({ signal: controller.signal }));
    await answered;
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'cancelled' });
  });

  it('while waiting to repeat is never followed by a request', async () => {
    holdTime();
    const fetchLike = vi.fn(async () => new Response('{}', { status: 503, headers: { 'retry-after': '2' } }));
    const controller = new AbortController();
    const failure = failureOf(client(fetchLike).gallery({ retries: 3, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1_900);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'cancelled' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchLike).toHaveBeenCalledTimes(1);
  });

  it('while waiting for an answer is never followed by a request, though repetitions were asked for', async () => {
    holdTime();
    const onRetry = vi.fn();
    const controller = new AbortController();
    const fetchLike = vi.fn(
      (_, init?: RequestInit) =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const call = client(fetchLike, { hooks: { onRetry } }).gallery({ retries: 3, signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({ kind: 'cancelled' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchLike).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('after the answer changes nothing', async () => {
    const controller = new AbortController();
    const { client: any } = await setUp(json(okBody));
    const check = await any.validateSession({ signal: controller.signal });
    controller.abort();
    expect(check.valid).toBe(true);
  });

  it('wins over a server that never reacts to being let go', async () => {
    const controller = new AbortController();
    const failure = failureOf(client(() => new Promise(() => {})).gallery({ signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'cancelled' });
  });
});

describe('nothing is left behind', () => {
  const watched = () => {
    const controller = new AbortController();
    const { signal } = controller;
    return { controller, signal, listeners: () => getEventListeners(signal, 'abort').length };
  };

  it('no listener on a signal that is used for many calls, whatever their end', async () => {
    holdTime();
    const { signal, listeners } = watched();
    const good = await setUp(json(okBody));
    const bad = await setUp(json({}, 500));
    const slow = await setUp(() => void vi.advanceTimersByTime(20));
    for (let round = 0; round < 20; round++) {
      await good.client.validateSession({ signal });
      await failureOf(bad.client.gallery({ signal }));
    }
    await failureOf(slow.client.gallery({ signal, timeoutMs: 20 }));
    await failureOf(lostClient().gallery({ signal }));
    expect(listeners()).toBe(0);
  });

  it('no warning, however many calls share a signal, and all of them are cancelled with it', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => void warnings.push(warning);
    process.on('warning', warn);
    try {
      const { controller, signal, listeners } = watched();
      const silent = client(() => new Promise(() => {}));
      const failures = Array.from({ length: 30 }, () => failureOf(silent.gallery({ signal })));
      expect(listeners()).toBe(1);
      controller.abort('left');
      for (const failure of failures) {
        expect(await failure).toMatchObject({ kind: 'cancelled', cause: 'left' });
      }
      expect(listeners()).toBe(0);
      // Node warns in a later turn.
      await new Promise(setImmediate);
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', warn);
    }
  });

  it('the end of one call leaves the others on its signal under way', async () => {
    const { controller, signal, listeners } = watched();
    const answers = [Promise.resolve(new Response('{"Logos":[]}')), new Promise<Response>(() => {})];
    const any = client(() => answers.shift() ?? new Promise(() => {}));
    const first = any.gallery({ signal });
    const second = failureOf(any.gallery({ signal }));
    expect(await first).toEqual([]);
    expect(listeners()).toBe(1);
    controller.abort();
    expect(await second).toMatchObject({ kind: 'cancelled' });
    expect(listeners()).toBe(0);
  });

  it('no timer, after success, failure, cancelling and repeating', async () => {
    vi.useFakeTimers();
    try {
      const answer = (status: number) => async () => new Response(JSON.stringify(okBody), { status });
      await client(answer(200)).validateSession();
      expect(vi.getTimerCount()).toBe(0);
      await failureOf(client(answer(500)).gallery());
      expect(vi.getTimerCount()).toBe(0);
      const controller = new AbortController();
      const waiting = failureOf(client(answer(503)).gallery({ retries: 2, signal: controller.signal }));
      await vi.advanceTimersByTimeAsync(50);
      expect(vi.getTimerCount()).toBe(2);
      controller.abort();
      await waiting;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('repeating', () => {
  it.each([Number.NaN, Infinity, -1, 1.5])('cannot be done %d times', async (retries) => {
    const fetchLike = vi.fn(async () => new Response('{}', { status: 503 }));
    const change = { logo_id: 1, favoritos: 1 } as const;
    for (const call of [
      client(fetchLike).gallery({ retries }),
      client(fetchLike, { retries }).gallery(),
      client(fetchLike).setFavorite(change, { retries }),
    ]) {
      const error = await failureOf(call);
      expect(error).toEqual(new RangeError('retries: no whole number from 0'));
      // It is misuse, and no failure of the call.
      expect(error).not.toHaveProperty('call');
    }
    expect(fetchLike).not.toHaveBeenCalled();
  });

  it('never happens unless asked for', async () => {
    const { client: any, requests } = await setUp(json({}, 503));
    await failureOf(any.gallery());
    await failureOf(any.validateSession());
    await failureOf(any.downloadImage({ image_url: 'x', name: 'x' }));
    expect(requests).toHaveLength(3);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('of a read that answered %i may succeed', async (status) => {
    const answers = inTurn(json({}, status), json({ Logos: [] }));
    const { client: any, requests } = await setUp(answers, { hooks: skipWaits() });
    expect(await any.gallery({ retries: 1 })).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 402, 403, 404, 409, 422, 501])('does not happen after %i', async (status) => {
    const { client: any, requests } = await setUp(json({}, status));
    expect(await failureOf(any.gallery({ retries: 3 }))).toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('happens to a download and a sign-out', async () => {
    const image = await setUp(inTurn(json({}, 503), raw('x', 'image/png')), { hooks: skipWaits() });
    await image.client.downloadImage({ image_url: '/a.png', name: 'Sol' }, { retries: 1 });
    expect(image.requests).toHaveLength(2);
    const announced = json({ ...okBody, capabilities: ['sign_out'] });
    const session = await setUp(inTurn(announced, json({}, 503), json({})), { hooks: skipWaits() });
    await session.client.validateSession();
    await session.client.signOut({ retries: 1 });
    expect(session.requests).toHaveLength(3);
  });

  it('happens after a connection that was cut, and not after an answer that cannot be read', async () => {
    const answers = inTurn((_, response) => void response.destroy(), json({ Logos: [] }));
    const cut = await setUp(answers, { hooks: skipWaits() });
    expect(await cut.client.gallery({ retries: 1 })).toEqual([]);
    const garbage = await setUp(raw('?', 'application/json'));
    await failureOf(garbage.client.gallery({ retries: 3 }));
    expect(garbage.requests).toHaveLength(1);
  });

  it('never happens to a favourite, a callback, or a generation without a key', async () => {
    const { client: any, requests } = await setUp(json({}, 503), { retries: 5 });
    await failureOf(any.setFavorite({ logo_id: 1, favoritos: 1 }, { retries: 5 }));
    await failureOf(any.redeemCallback({ code: 'c' }, { retries: 5 }));
    await failureOf(
      any.generateLogo({ company_name: 'a', style: 'b', color: 'c', description: 'd' }, { retries: 5 }),
    );
    expect(requests).toHaveLength(3);
  });

  it('waits as long as Retry-After asks', async () => {
    vi.useFakeTimers();
    try {
      const fetchLike = vi.fn(
        async () => new Response('{}', { status: 503, headers: { 'retry-after': '4' } }),
      );
      const failure = failureOf(client(fetchLike).gallery({ retries: 1 }));
      await vi.advanceTimersByTimeAsync(3_900);
      expect(fetchLike).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(fetchLike).toHaveBeenCalledTimes(2);
      await failure;
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives up at once when the deadline has no room for the wait', async () => {
    const { client: any, requests } = await setUp(json({}, 503, { 'retry-after': '3600' }));
    expect(await failureOf(any.gallery({ retries: 3, timeoutMs: 3_500_000 }))).toMatchObject({
      status: 503,
      retryAfterMs: 3_600_000,
    });
    expect(requests).toHaveLength(1);
  });

  it('waits a random part of a doubling time', async () => {
    vi.useFakeTimers();
    const random = vi.spyOn(Math, 'random');
    try {
      const times: number[] = [];
      const fetchLike = async () => {
        times.push(Date.now());
        return new Response('{}', { status: 503 });
      };
      random.mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValueOnce(0);
      const failure = failureOf(client(fetchLike).gallery({ retries: 3 }));
      await vi.advanceTimersByTimeAsync(9_000);
      await failure;
      const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(waits).toEqual([150, 600, 600]);
    } finally {
      random.mockRestore();
      vi.useRealTimers();
    }
  });

  it('happens twice for reads once the server has announced it, and a call can forbid it', async () => {
    const { client: any, requests } = await setUp(
      (request, response) =>
        request.path === '/validate_session'
          ? json({ ...okBody, capabilities: ['retry'] })(request, response)
          : json({}, 503)(request, response),
      { hooks: skipWaits() },
    );
    await any.validateSession();
    await failureOf(any.gallery());
    expect(requests.filter(({ path }) => path === '/gallery')).toHaveLength(3);
    await failureOf(any.movements({ retries: 0 }));
    expect(requests.filter(({ path }) => path === '/movimiento_info')).toHaveLength(1);
  });

  it('is no longer announced once a check found the session invalid', async () => {
    const checks = [
      { ...okBody, capabilities: ['retry'] },
      { validated: 0, capabilities: ['retry'] },
    ];
    const { client: any, requests } = await setUp(({ path }, response) =>
      path === '/validate_session'
        ? json(checks.shift())({} as never, response)
        : json({}, 503)({} as never, response),
    );
    await any.validateSession();
    expect(await any.validateSession()).toEqual({ valid: false });
    await failureOf(any.gallery());
    expect(requests.filter(({ path }) => path === '/gallery')).toHaveLength(1);
  });
});

describe('options', () => {
  it.each([
    'ftp://x',
    'api.example.com',
    'javascript:alert(1)',
    'http://',
    'http:///x',
    'see https://x',
    'https://x?tenant=1',
    'https://x/#top',
    '/api?',
    'http://x y',
    'https://x:99999',
    'https://[x',
    '//x y',
  ])('refuses the base %s', (baseUrl) => {
    const refused = new TypeError(`baseUrl: no http(s) address, path or '': ${baseUrl}`);
    expect(() => createClient({ baseUrl, apiKey: 'k' })).toThrow(refused);
  });

  it.each(['https://ana:secret@x', 'https://ana@x/v1', 'https://:secret@x', '//ana:secret@x'])(
    'refuses the base %s for its credentials, without quoting them',
    (baseUrl) => {
      const refused = new TypeError('baseUrl: with credentials');
      expect(() => createClient({ baseUrl, apiKey: 'k' })).toThrow(refused);
    },
  );

  it('refuses a key that is missing, as a variable of the environment may be', () => {
    const make = () => createClient({ baseUrl: '' } as Parameters<typeof createClient>[0]);
    expect(make).toThrow(new TypeError('no apiKey'));
  });

  it('reads the clock of the machine unless given one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 4, 6, 12) });
    onTestFinished(() => void vi.useRealTimers());
    const [logo] = await client(async () => new Response('{"Logos":[{}]}')).gallery();
    expect(logo?.createdAt).toBe('2031-05-06');
  });

  it('refuses a key that no header can hold', () => {
    expect(() => createClient({ baseUrl: '', apiKey: 'a\nb' })).toThrow(TypeError);
  });

  it('refuses a base that is missing, as a variable of the environment may be', () => {
    const make = () => createClient({ apiKey: 'k' } as Parameters<typeof createClient>[0]);
    expect(make).toThrow("baseUrl: no http(s) address, path or '': undefined");
  });

  it.each([
    ['', '/gallery'],
    ['/', '/gallery'],
    ['/api/', '/api/gallery'],
    [' /api ', '/api/gallery'],
    ['HTTP://api.example.com', 'HTTP://api.example.com/gallery'],
    ['https://api.example.com/v1//', 'https://api.example.com/v1/gallery'],
    ['http://[::1]:3000', 'http://[::1]:3000/gallery'],
    ['//api.example.com', '//api.example.com/gallery'],
    ['/ana:x@y', '/ana:x@y/gallery'],
  ])('joins the base %j with the path', async (baseUrl, expected) => {
    const asked: unknown[] = [];
    const spying: typeof fetch = async (input) => {
      asked.push(input);
      return new Response('{"Logos":[]}');
    };
    await createClient({ baseUrl, apiKey: 'k', fetch: spying, storage: memoryStorage() }).gallery();
    expect(asked).toEqual([expected]);
  });

  it('calls the global fetch as it is at that moment, without a receiver', async () => {
    const late = createClient({ baseUrl: '', apiKey: 'k', storage: memoryStorage() });
    const receivers: unknown[] = [];
    vi.stubGlobal('fetch', function (this: unknown) {
      receivers.push(this);
      return Promise.resolve(new Response('{"Logos":[]}'));
    });
    try {
      await late.gallery();
    } finally {
      vi.unstubAllGlobals();
    }
    expect([undefined, globalThis]).toContain(receivers[0]);
  });

  it('reports a fetch that throws at once as a network failure', async () => {
    const broken = client(() => {
      throw new TypeError('no');
    });
    expect(await failureOf(broken.gallery())).toBeInstanceOf(NetworkError);
  });
});
