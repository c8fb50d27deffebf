import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../src/adapters/database/open.js';
import { DRAWING_THREADS } from '../src/adapters/engine.js';
import type { TestServer } from '../src/testing/index.js';
import {
  belongings,
  generate,
  newEmail,
  newPerson,
  newSessionId,
  onEachDatabase,
  PASSWORD,
  post,
} from './harness.js';
import { testEngine } from './test-engine.js';

const MINUTE = 60_000;
const BUSY = 'El servicio está muy ocupado en este momento. Inténtalo de nuevo en unos segundos.';

onEachDatabase('caps', (start) => {
  test('a person makes so many logos an hour, at once too, and goes on when the first is an hour old', async () => {
    let now = Date.now();
    const server = await start({ clock: () => now, env: { GENERATIONS_PER_HOUR: '5' } });
    const { session } = await newPerson(server, { credits: 40 });
    const other = await newPerson(server);
    expect((await generate(server, session, {}, { 'idempotency-key': 'first' })).status).toBe(200);
    now += 10 * MINUTE;
    const answers = await Promise.all(Array.from({ length: 9 }, () => generate(server, session)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(5).fill(429)]);
    const refused = await generate(server, session);
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      429,
      '3000',
      { detail: 'Ya creaste 5 logos en la última hora. Espera 50 minutos y vuelve a intentarlo.' },
    ]);
    // A repetition makes none.
    expect((await generate(server, session, {}, { 'idempotency-key': 'first' })).status).toBe(200);
    expect((await generate(server, other.session)).status).toBe(200);
    const { creditos, logos } = await belongings(server, session);
    expect([creditos, logos.length]).toEqual([35, 5]);
    now += 50 * MINUTE;
    expect((await generate(server, session)).status).toBe(200);
    expect((await generate(server, session)).status).toBe(429);
  });

  test('logos that were made by a clock that was ahead keep nobody waiting until it is reached', async () => {
    const today = Date.now();
    let now = today + 240 * 60 * MINUTE;
    const server = await start({ clock: () => now, env: { GENERATIONS_PER_HOUR: '2' } });
    const { session } = await newPerson(server, { credits: 9 });
    expect((await generate(server, session)).status).toBe(200);
    expect((await generate(server, session)).status).toBe(200);
    now = today;
    expect((await generate(server, session)).status).toBe(200);
    // The clocks of two servers differ a little, which lets nobody make more.
    const other = await newPerson(server, { credits: 9 });
    now += 5 * MINUTE;
    for (const status of [200, 200]) expect((await generate(server, other.session)).status).toBe(status);
    now = today;
    expect((await generate(server, other.session)).status).toBe(429);
  });

  const register = async (server: TestServer, from: string, email = newEmail()) => {
    const response = await fetch(`${server.url}/auth/register`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: server.url,
        'x-forwarded-for': from,
      },
      body: new URLSearchParams({
        token_app: 'trazo-app',
        session: newSessionId(),
        email,
        password: PASSWORD,
      }),
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  test('so many accounts are made from an address within an hour, over all servers', async () => {
    let now = Date.now();
    const env = { REGISTRATIONS_PER_HOUR: '3', TRUSTED_PROXIES: '127.0.0.1' };
    const server = await start({ clock: () => now, env });
    const { dataDir } = server;
    const { databaseUrl } = server.service.deps.config;
    const beside = await start({
      clock: () => now,
      env: { ...env, DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    });
    const made = [server, beside, server, beside].map((one) => register(one, '203.0.113.7'));
    expect((await Promise.all(made)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    const email = newEmail();
    const refused = await register(beside, '203.0.113.7', email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(refused.html).toContain('Demasiados intentos seguidos. Espera 60 minutos y vuelve a intentarlo.');
    expect(refused.html).toContain(`value="${email}"`);
    expect(await server.service.deps.store.accounts.findByEmail(email)).toBeUndefined();
    expect((await register(server, '203.0.113.8')).status).toBe(200);
    now += 60 * MINUTE;
    expect((await register(server, '203.0.113.7', email)).status).toBe(200);
  });

  test('no more passwords of one address are hashed at once than its share, and the others are not kept waiting', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const { identity } = server.service.deps;
    const ends: (() => void)[] = [];
    const real = identity.hashPassword;
    const hashing = vi.spyOn(identity, 'hashPassword').mockImplementation(async (password) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return real(password);
    });
    const greedy = Array.from({ length: 7 }, () => register(server, '203.0.113.7'));
    await expect.poll(() => hashing.mock.calls.length).toBe(2);
    const other = register(server, '203.0.113.8');
    await expect.poll(() => hashing.mock.calls.length).toBe(3);
    hashing.mockImplementation(real);
    for (const end of ends) end();
    expect((await Promise.all([...greedy, other])).map(({ status }) => status)).toEqual(Array(8).fill(200));
    hashing.mockRestore();
  });

  test('a sign-in that is refused for want of a turn leaves nothing in the database, and is no failure', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const { email } = await newPerson(server);
    const { hashingTurns, config } = server.service.deps;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isFull = false;
    const turns: Promise<void>[] = [];
    while (!isFull) {
      turns.push(
        hashingTurns('203.0.113.7', () => held).catch(() => {
          isFull = true;
        }),
      );
      await nextTurn();
    }
    const signIn = (password: string) =>
      fetch(`${server.url}/auth/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: server.url, 'x-forwarded-for': '203.0.113.7' },
        body: new URLSearchParams({ token_app: 'trazo-app', session: newSessionId(), email, password }),
      });
    for (let guess = 0; guess < 4; guess += 1) expect((await signIn('otra clave larga')).status).toBe(503);
    const { dataDir } = server;
    const { databaseUrl } = config;
    const database = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
    expect(await database.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
    await database.close();
    goOn();
    await Promise.all(turns);
    expect((await signIn(PASSWORD)).status).toBe(303);
  });

  test('requests beyond the limit are told to come back, and the probes are answered', async () => {
    const server = await start({ env: { CONCURRENCY_LIMIT: '4' } });
    const { session } = await newPerson(server);
    const { store } = server.service.deps;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const real = store.logos.hasBrief;
    const looking = vi.spyOn(store.logos, 'hasBrief').mockImplementation(async (...brief) => {
      await held;
      return real(...brief);
    });
    const made = [generate(server, session), generate(server, session)];
    await expect.poll(() => looking.mock.calls.length).toBe(2);
    const refused = await generate(server, session);
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '2',
      { detail: BUSY },
    ]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    goOn();
    expect((await Promise.all(made)).map(({ status }) => status)).toEqual([200, 200]);
    looking.mockRestore();
    expect((await generate(server, session)).status).toBe(200);
  });

  test('a preview waits for one drawing of each address that asks, not for all that they ask', async () => {
    const drawn: string[] = [];
    const draw: typeof testEngine.draw = (brief, seed) => {
      drawn.push(brief.name);
      return testEngine.draw(brief, seed);
    };
    const server = await start({
      openEngine: async () => ({ ...testEngine, draw }),
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const preview = (address: number, name: string) =>
      fetch(`${server.url}/api/preview.svg?name=${name}`, {
        headers: { 'x-forwarded-for': `203.0.113.${address}` },
      });
    const { drawingTurns } = server.service.deps;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const first = Array.from({ length: DRAWING_THREADS }, () => drawingTurns('somebody', () => held));
    const waiting = vi.spyOn(server.service.deps.engine, 'canDraw');
    const asked = [1, 2, 3].flatMap((address) =>
      Array.from({ length: 20 }, (_, index) => preview(address, `a${address}-${index}`)),
    );
    await expect.poll(() => waiting.mock.calls.length).toBe(60);
    const late = preview(9, 'late');
    await expect.poll(() => waiting.mock.calls.some(([name]) => name === 'late')).toBe(true);
    goOn();
    await Promise.all(first);
    expect((await late).status).toBe(200);
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
    expect(drawn).toHaveLength(61);
    expect(drawn.indexOf('late')).toBeLessThanOrEqual(3);
  });

  test('whoever asks for many lists has one page read at a time, and keeps nobody else waiting', async () => {
    const server = await start();
    const [greedy, other] = [await newPerson(server), await newPerson(server)];
    const { logos } = server.service.deps.store;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { page } = logos;
    const read: string[] = [];
    vi.spyOn(logos, 'page').mockImplementation(async (userId, ...rest) => {
      read.push(userId);
      if (userId === greedy.id) await held;
      return page(userId, ...rest);
    });
    const many = Array.from({ length: 20 }, () => post(server, '/logos_info', { session: greedy.session }));
    await expect.poll(() => read).toEqual([greedy.id]);
    expect((await post(server, '/logos_info', { session: other.session })).status).toBe(200);
    expect(read).toEqual([greedy.id, other.id]);
    goOn();
    expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
    vi.restoreAllMocks();
  });
});
