import { rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import Libsql from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { DATABASE_FILE } from '../src/adapters/database/open.js';
import { listen } from '../src/listen.js';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import {
  BRIEF,
  belongings,
  generate,
  newPerson,
  newSessionId,
  onEachDatabase,
  PASSWORD,
  post,
} from './harness.js';
import { startPostgres } from './setup/postgres-server.js';
import { testEngine } from './test-engine.js';

const UNAVAILABLE = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';
const readiness = async (server: { url: string }) => (await fetch(`${server.url}/readyz`)).status;
const isReady = (server: { url: string }) => expect.poll(() => readiness(server)).toBe(200);

describe.skipIf(inject('postgresUrl') === '')('PostgreSQL goes away', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function service(parameters = '') {
    const database = await startPostgres();
    ends.push(() => database.remove());
    const server = await startTestServer({
      openEngine: async () => testEngine,
      env: { DATABASE_URL: `${database.url}${parameters}`, WEB_ROOT: '/nonexistent' },
    });
    ends.push(() => server.close());
    return { database, server, session: (await newPerson(server, { credits: 500 })).session };
  }

  test('stopped under load and started again: 503 meanwhile, nothing half-written, no restart of ours', async () => {
    const { database, server, session } = await service();
    let going = true;
    const seen = new Set<number>();
    const client = async () => {
      while (going) seen.add((await generate(server, session)).status);
    };
    const clients = [client(), client(), client(), client()];
    await expect.poll(() => seen.has(200)).toBe(true);
    await database.kill();
    await expect.poll(() => seen.has(503)).toBe(true);
    expect(await readiness(server)).toBe(503);
    const refused = await post(server, '/user_info', { session });
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '5',
      { detail: UNAVAILABLE },
    ]);
    going = false;
    await Promise.all(clients);
    await database.start();
    await isReady(server);
    expect((await generate(server, session)).status).toBe(200);
    expect([...seen].sort()).toEqual([200, 503]);
    const { creditos, logos } = await belongings(server, session);
    expect(Number(creditos)).toBe(500 - logos.length);
  });

  test('stopped: a browser that signed in before is told to come back', async () => {
    const { database, server } = await service();
    const { email } = await newPerson(server);
    const asked = new URLSearchParams({ token_app: 'trazo-app', session: newSessionId() });
    const form = new URLSearchParams([...asked, ['email', email], ['password', PASSWORD]]);
    const signedIn = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      body: form,
    });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await database.kill();
    const answer = await fetch(`${server.url}/auth/login?${asked}`, { headers: { cookie } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('read-only, as a replica is: 503 and not ready, what is only read is answered', async () => {
    const { database, server, session } = await service();
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('alter system set default_transaction_read_only = on');
    await admin.query('select pg_reload_conf()');
    await expect.poll(() => readiness(server)).toBe(503);
    expect((await generate(server, session)).status).toBe(503);
    expect((await post(server, '/gallery', { session })).status).toBe(200);
    await admin.query('set default_transaction_read_only = off');
    await admin.query('alter system reset default_transaction_read_only');
    await admin.query('select pg_reload_conf()');
    await isReady(server);
    expect((await generate(server, session)).status).toBe(200);
    await admin.end();
  });

  test('hung: a request ends with a 503, and the connection that hung is not used again', async () => {
    const { database, server, session } = await service(`?query_timeout=${PATIENCE_MS}`);
    await isReady(server);
    database.pause();
    const patience = withoutPatience();
    expect((await post(server, '/user_info', { session })).status).toBe(503);
    expect(await readiness(server)).toBe(503);
    patience.mockRestore();
    database.resume();
    await isReady(server);
    expect((await post(server, '/user_info', { session })).status).toBe(200);
  });
});

/** What a query waits for its answer: longer than any machine takes, until the test says that it is over. */
const PATIENCE_MS = 600_000;

/** From now on the patience with a query is over as soon as it is sent. */
function withoutPatience() {
  const { setTimeout } = globalThis;
  // The driver hands on what stands in the address, a text.
  const impatient = (run: () => void, ms?: number, ...args: []) =>
    setTimeout(run, Number(ms) === PATIENCE_MS ? 0 : ms, ...args);
  return vi.spyOn(globalThis, 'setTimeout').mockImplementation(impatient as typeof setTimeout);
}

describe('the embedded database', () => {
  let server: TestServer;
  let writer: Libsql.Database;
  let session: string;
  let image: string;
  const clock = { now: Date.now() };
  beforeEach(async () => {
    const statements = vi.spyOn(Libsql.prototype, 'exec');
    server = await startTestServer({
      openEngine: async () => testEngine,
      clock: () => clock.now,
      env: { WEB_ROOT: '/nonexistent' },
    });
    // The connection that writes is opened first.
    writer = statements.mock.contexts[0] as Libsql.Database;
    vi.restoreAllMocks();
    session = (await newPerson(server)).session;
    image = String((await generate(server, session)).body.image_url);
  });
  afterEach(() => server.close());

  const download = () =>
    fetch(`${server.url}/api/proxy-download?${new URLSearchParams({ image_url: image })}`);
  const readersAreServed = async () => {
    // Late enough that the use of the session would be noted.
    clock.now += 2 * 3_600_000;
    expect((await post(server, '/gallery', { session })).status).toBe(200);
    expect((await fetch(image)).status).toBe(200);
    expect((await download()).status).toBe(200);
  };
  const refusesToWrite = async () => {
    const refused = await generate(server, session);
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '5',
      { detail: UNAVAILABLE },
    ]);
    expect(await readiness(server)).toBe(503);
  };
  const isWellAgain = async () => {
    await isReady(server);
    expect((await generate(server, session)).status).toBe(200);
    const { creditos, logos } = await belongings(server, session);
    expect([creditos, logos.length]).toEqual([1, 2]);
  };

  test('locked by another process: 503 and not ready, what is only read is answered, images too', async () => {
    const other = new Libsql(join(server.dataDir, DATABASE_FILE));
    other.exec('begin immediate');
    vi.spyOn(Date, 'now').mockImplementation(aheadOfTime());
    await refusesToWrite();
    vi.restoreAllMocks();
    await readersAreServed();
    other.exec('rollback');
    other.close();
    await isWellAgain();
  });

  test('a writer that waits for the lock holds up nobody who reads', async () => {
    const other = new Libsql(join(server.dataDir, DATABASE_FILE));
    other.exec('begin immediate');
    // However long the reads take, the writer's patience lasts.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    let written = false;
    const waiting = generate(server, session).then(({ status }) => {
      written = true;
      return status;
    });
    for (let read = 0; read < 20; read += 1) {
      expect((await post(server, '/gallery', { session })).status).toBe(200);
    }
    expect(written).toBe(false);
    other.exec('rollback');
    other.close();
    expect(await waiting).toBe(200);
    vi.restoreAllMocks();
  });

  test('read-only: 503 and not ready, what is only read is answered, and it goes on when it can be written', async () => {
    writer.exec('pragma query_only = on');
    await refusesToWrite();
    await readersAreServed();
    writer.exec('pragma query_only = off');
    await isWellAgain();
  });

  test('full: 503 and not ready, nothing half-written, what is only read is answered, and it goes on with room', async () => {
    // SQLite never takes the limit below what is there: no page more can be had.
    writer.exec('pragma max_page_count = 1');
    // The free pages that there may be take a few logos.
    await expect.poll(async () => (await generate(server, session)).status).toBe(503);
    const { creditos, logos } = await belongings(server, session);
    await refusesToWrite();
    await readersAreServed();
    expect(await belongings(server, session)).toMatchObject({ creditos, logos });
    writer.exec('pragma max_page_count = 1000000');
    await isReady(server);
    expect((await generate(server, session)).status).toBe(200);
  });

  test('a cache that cannot be written is no reason to refuse a picture', async () => {
    const folder = join(server.dataDir, 'images');
    await rm(folder, { recursive: true, force: true });
    // A file where the folder should be: nobody can write there, not even root.
    await writeFile(folder, '');
    expect((await fetch(image)).status).toBe(200);
  });
});

/** A clock on which every look is a second later, so that no patience lasts. */
function aheadOfTime(): () => number {
  let at = Date.now();
  return () => (at += 1_000);
}

onEachDatabase('what cannot be stored', (start) => {
  const nul = (text: string) => `${text.slice(0, 2)}\0${text.slice(2)}`;

  test.each(['company_name', 'description', 'style', 'color'] as const)(
    'U+0000 in %s is a 422 that takes no credit',
    async (field) => {
      const server = await start();
      const { session } = await newPerson(server);
      const answer = await generate(server, session, { [field]: nul(BRIEF[field]) });
      expect([answer.status, answer.body]).toEqual([
        422,
        { detail: `El campo «${field}» contiene un carácter que no se puede guardar.`, field },
      ]);
      expect(await belongings(server, session)).toMatchObject({ creditos: 3, logos: [] });
    },
  );

  test('half of a surrogate pair is a 422 that takes no credit, and a whole one is drawn', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    const answer = await generate(server, session, { company_name: 'Sol \ud83c' });
    expect([answer.status, answer.body.field]).toEqual([422, 'company_name']);
    expect(await belongings(server, session)).toMatchObject({ creditos: 3, logos: [] });
    expect((await generate(server, session, { description: 'pan \ud83c\udf3b' })).status).toBe(200);
  });

  test('U+0000 in an id, a session, a code, a change or a form is a 4xx too', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    expect((await post(server, '/favorite', { session, logo_id: nul('logo'), favoritos: 1 })).status).toBe(
      422,
    );
    expect((await post(server, '/gallery', { session: nul(session) })).status).toBe(422);
    const { logo_id } = (await generate(server, session)).body;
    expect(
      await post(server, '/logo/adjust', { session, logo_id, change: { name: nul('Faro') } }),
    ).toMatchObject({
      status: 422,
      body: { detail: 'El campo «name» contiene un carácter que no se puede guardar.', field: 'name' },
    });
    expect((await post(server, '/callback', { session, code: nul('code') })).status).toBe(422);
    const form = new URLSearchParams({
      token_app: 'trazo-app',
      session,
      name: nul('Ana'),
      email: 'ana@ejemplo.com',
      password: 'una clave larga',
    });
    const registered = await fetch(`${server.url}/auth/register`, { method: 'POST', body: form });
    expect(registered.status).toBe(422);
    expect(await registered.text()).toContain('El nombre contiene un carácter que no se puede guardar.');
  });
});

describe('clients', () => {
  test('one that leaves in the middle of its request is no failure of ours', async () => {
    const server = await startTestServer({
      openEngine: async () => testEngine,
      env: { WEB_ROOT: '/nonexistent' },
    });
    const failures = vi.spyOn(server.service.logger, 'error');
    const answers = vi.spyOn(server.service.logger, 'info');
    const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
    const headers = [
      'host: x',
      'content-type: application/json',
      'apikey: trazo-local',
      'content-length: 100',
      // Answered at once by "100 Continue": the server waits for the body then.
      'expect: 100-continue',
    ];
    socket.write(`POST /gallery HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"ses`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    const closed = expect.objectContaining({ route: '/gallery', status: 499 });
    await expect.poll(() => answers.mock.calls.map(([fields]) => fields)).toContainEqual(closed);
    await server.close();
    expect(failures).not.toHaveBeenCalled();
  });

  test('one that does not read its answer is dropped', async () => {
    // More than the buffers on the way take.
    const answer = new Uint8Array(64 * 1024 * 1024);
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const app = new Hono().get('/', (c) => {
      asked();
      return c.body(answer);
    });
    const service = { app, stopAccepting: () => {}, close: async () => {} };
    const listening = await listen(service, 0, '127.0.0.1', { silenceMs: 100 });
    let read = 0;
    const ask = () => {
      const socket = createConnection(listening.port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      socket.on('data', (piece) => {
        read += piece.byteLength;
      });
      socket.on('error', () => {});
      return { socket, dropped: new Promise<void>((resolve) => socket.once('close', () => resolve())) };
    };
    let { socket, dropped } = ask();
    // A busy machine may let go of a request before it has read it: then it is asked again.
    const isHeard = () => Promise.race([isAsked.then(() => true), dropped.then(() => false)]);
    while (!(await isHeard())) ({ socket, dropped } = ask());
    socket.pause();
    // Nothing is under way once the server has let go: a stop with all the time in the world returns.
    await listening.stop(2 ** 30);
    socket.resume();
    await dropped;
    expect(read).toBeLessThan(answer.byteLength);
  });
});
