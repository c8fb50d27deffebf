import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/adapters/database/open.js';
import { DRAWING_THREADS } from '../src/adapters/engine.js';
import { listenMetrics } from '../src/listen-metrics.js';
import { generate, newPerson, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

const cleanUp: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const step of cleanUp) await step();
});

/** Value of the series that has all of these labels; undefined when there is none. */
function seriesValue(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (item) =>
        (item.startsWith(`${name}{`) || item.startsWith(`${name} `)) &&
        Object.entries(labels).every(([key, value]) => item.includes(`${key}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

onEachDatabase('the metrics', (start, kind) => {
  test('count each request by method, route and status, and name no address', async () => {
    const server = await start({ env: { METRICS_PORT: '0' } });
    const { session } = await newPerson(server);
    const read = async () => (await server.service.deps.metrics?.text())?.body ?? '';
    await post(server, '/validate_session', { session });
    await post(server, '/validate_session', { session });
    await post(server, '/validate_session', { session: 5 });
    await fetch(`${server.url}/logos/1234567890abcdef.png`);
    await fetch(`${server.url}/healthz`, { method: 'DELETE' });
    const text = await read();
    const count = 'trazo_http_request_duration_seconds_count';
    const call = { method: 'POST', route: '/validate_session' };
    expect(seriesValue(text, count, { ...call, status: '200' })).toBe(2);
    expect(seriesValue(text, count, { ...call, status: '422' })).toBe(1);
    expect(seriesValue(text, count, { route: '/logos/:file', status: '404' })).toBe(1);
    expect(seriesValue(text, count, { method: 'other', status: '404' })).toBe(1);
    expect(seriesValue(text, 'trazo_http_requests_under_way')).toBe(0);
    expect(seriesValue(text, 'trazo_build_info', { version: '0.1.0' })).toBe(1);
    expect(text).not.toContain('1234567890abcdef');
    expect(text).not.toContain(session);
    if (kind === 'postgres') {
      expect(seriesValue(text, 'trazo_database_connections', { state: 'idle' })).toBeGreaterThan(0);
      expect(seriesValue(text, 'trazo_database_queries_waiting')).toBe(0);
    } else {
      expect(text).not.toContain('trazo_database_connections');
    }
  });

  test('tell how many accounts differ from the sum of their movements, which is none until somebody breaks one', async () => {
    const server = await start({ env: { METRICS_PORT: '0' } });
    const { id } = await newPerson(server, { credits: 7 });
    const { dataDir } = server;
    const { databaseUrl } = server.service.deps.config;
    const variables = {
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const drifted = async () => {
      const { service } = await start({ env: variables });
      const read = async () => (await service.deps.metrics?.text())?.body ?? '';
      await vi.waitFor(async () =>
        expect(seriesValue(await read(), 'trazo_ledger_checked_timestamp_seconds')).toBeGreaterThan(0),
      );
      return seriesValue(await read(), 'trazo_ledger_drifted_accounts');
    };
    expect(await drifted()).toBe(0);
    const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
    cleanUp.push(() => database.close());
    const { db } = database;
    // No statement can do this while the trigger is there.
    const damage = sql`update movements set balance_after = 8 where user_id = ${id}`;
    await expect(damage.execute(db)).rejects.toThrow('append-only');
    await sql`drop trigger movements_never_change ${sql.raw(kind === 'postgres' ? 'on movements' : '')}`.execute(
      db,
    );
    await damage.execute(db);
    expect(await drifted()).toBe(1);
  });

  test('tell how long images take, and how many are waited for', async () => {
    const server = await start({ env: { METRICS_PORT: '0' } });
    const { session } = await newPerson(server);
    const { body } = await generate(server, session);
    const image_url = String(body.image_url);
    expect((await fetch(image_url)).status).toBe(200);
    const text = (await server.service.deps.metrics?.text())?.body ?? '';
    expect(seriesValue(text, 'trazo_image_wait_seconds_count', { format: 'png' })).toBe(1);
    expect(seriesValue(text, 'trazo_images_waiting')).toBe(0);
  });

  test('tell how many drawings wait for their turn, and how long', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const openEngine = async () => ({
      ...testEngine,
      propose: async (...brief: Parameters<typeof testEngine.propose>) => {
        await held;
        return testEngine.propose(...brief);
      },
    });
    const server = await start({ openEngine, env: { METRICS_PORT: '0' } });
    const read = async () => (await server.service.deps.metrics?.text())?.body ?? '';
    const { session } = await newPerson(server, { credits: DRAWING_THREADS + 2 });
    const made = Array.from({ length: DRAWING_THREADS + 2 }, () => generate(server, session));
    await vi.waitFor(async () => expect(seriesValue(await read(), 'trazo_drawings_waiting')).toBe(2));
    expect(seriesValue(await read(), 'trazo_drawing_wait_seconds_count')).toBe(DRAWING_THREADS);
    goOn();
    expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(seriesValue(await read(), 'trazo_drawings_waiting')).toBe(0);
    expect(seriesValue(await read(), 'trazo_drawing_wait_seconds_count')).toBe(DRAWING_THREADS + 2);
  });

  test('are nowhere unless they have a port', async () => {
    const server = await start();
    expect(server.service.deps.metrics).toBeUndefined();
    expect((await fetch(`${server.url}/metrics`, { headers: { accept: '*/json' } })).status).toBe(404);
  });
});

test('their port answers /metrics alone', async () => {
  const body = 'trazo_build_info 1\n';
  const served = await listenMetrics({ text: async () => ({ type: 'text/plain', body }) }, 0, '127.0.0.1');
  cleanUp.push(() => served.stop());
  const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${served.port}${path}`, init);
  const answer = await at('/metrics');
  expect([answer.status, await answer.text()]).toEqual([200, body]);
  expect((await at('/')).status).toBe(404);
  expect((await at('/metrics', { method: 'POST' })).status).toBe(404);
});

test('a figure that cannot be read is a 500, and the process goes on', async () => {
  const failing = { text: () => Promise.reject(new Error('the pool is gone')) };
  const served = await listenMetrics(failing, 0, '127.0.0.1');
  cleanUp.push(() => served.stop());
  expect((await fetch(`http://127.0.0.1:${served.port}/metrics`)).status).toBe(500);
});

onEachDatabase('Server-Timing', (start) => {
  const timingOf = ({ headers }: { headers: Headers }) =>
    Object.fromEntries(
      (headers.get('server-timing') ?? '')
        .split(', ')
        .map((item) => /^(\w+);dur=(\d+(?:\.\d)?)$/.exec(item))
        .map((match) => [match?.[1], Number(match?.[2])]),
    );

  test('tells what an answer took, and nothing where a password is checked or a file of the app is sent', async () => {
    const server = await start();
    const timing = async (path: string) => (await fetch(`${server.url}${path}`)).headers.get('server-timing');
    expect(await timing('/healthz')).toMatch(/^total;dur=\d+(\.\d)?$/);
    expect(await timing('/nowhere.json')).toMatch(/^total;dur=/);
    expect(await timing('/auth/login')).toBeNull();
    expect(await timing('/assets/start.js')).toBeNull();
  });

  test('tells the database and the drawing apart, each by what its own request waited for', async () => {
    const times = { now: 0 };
    const propose = async (...brief: Parameters<typeof testEngine.propose>) => {
      times.now += 30_000;
      return testEngine.propose(...brief);
    };
    const server = await start({ openEngine: async () => ({ ...testEngine, propose }) });
    const { session } = await newPerson(server);
    const real = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + times.now);
    const logo = await generate(server, session);
    const made = timingOf(logo);
    const checked = timingOf(await post(server, '/validate_session', { session }));
    const image = timingOf(await fetch(String(logo.body.image_url)));
    clock.mockRestore();
    expect(Object.keys(made)).toEqual(['db', 'draw', 'total']);
    expect(made.draw).toBeGreaterThanOrEqual(30_000);
    expect(made.db).toBeLessThan(30_000);
    expect(made.total).toBeGreaterThanOrEqual(Number(made.draw));
    expect(Object.keys(checked)).toEqual(['db', 'total']);
    expect(checked.total).toBeLessThan(30_000);
    expect(Object.keys(image)).toEqual(['db', 'draw', 'total']);
  });
});
