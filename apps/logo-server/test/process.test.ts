import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openAdmin } from '../src/testing/index.js';
import { belongings, freshPostgres, generate, newEmail, newSessionId, PASSWORD, post } from './harness.js';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const DATABASES = inject('postgresUrl') === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

/** Starting a process on a busy machine takes seconds, and most of these tests start several. */
const SLOW = { timeout: 300_000 };

type Running = {
  url: string;
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | NodeJS.Signals | null>;
};

const running: Running[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--conditions=@trazo/source', '--import', 'tsx', MAIN], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', WEB_ROOT: '/nonexistent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  const server = { url: '', child, output: () => output, ended };
  running.push(server);
  return server;
}

/** Starts the service as a process of its own, the real engine included, and waits for its address. */
async function serve(env: Record<string, string>): Promise<Running> {
  const server = launch(env);
  await new Promise<void>((resolve, reject) => {
    server.child.stdout?.on('data', () => {
      const address = /^Trazo: (\S+)$/m.exec(server.output())?.[1];
      if (address === undefined) return;
      server.url = address.replace('localhost', '127.0.0.1');
      resolve();
    });
    server.ended.then(() => reject(new Error(server.output())));
  });
  return server;
}

async function newFolder(prefix = 'trazo-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

async function newPerson(env: Record<string, string>, credits: number): Promise<string> {
  const session = newSessionId();
  const { DATA_DIR = '', DATABASE_URL } = env;
  const admin = await openAdmin({ dataDir: DATA_DIR, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) });
  await admin.createUser({ email: newEmail(), password: PASSWORD, credits, session });
  await admin.close();
  return session;
}

describe.each(DATABASES)('the process [%s]', SLOW, (kind) => {
  const newEnv = async (): Promise<Record<string, string>> => ({
    DATA_DIR: await newFolder(),
    CREDITS_ENFORCED: 'true',
    ...(kind === 'postgres' && { DATABASE_URL: await freshPostgres() }),
  });

  test('nothing that was answered is lost when it is killed, and it starts again', async () => {
    const env = await newEnv();
    const first = await serve(env);
    const session = await newPerson(env, 100);
    const made: unknown[] = [];
    const keepGoing = async () => {
      for (;;) {
        const answer = await generate(first, session).catch(() => undefined);
        if (answer === undefined) return;
        made.push(answer.body.image_url);
        if (made.length === 24) first.child.kill('SIGKILL');
      }
    };
    await Promise.all([keepGoing(), keepGoing(), keepGoing()]);
    expect(await first.ended).toBe('SIGKILL');
    const server = await serve(env);
    const { creditos, logos } = await belongings(server, session);
    expect(Number(creditos)).toBe(100 - logos.length);
    const keys = ((await post(server, '/gallery', { session })).body.Logos as { image_data: string }[]).map(
      (logo) => logo.image_data.slice(-36),
    );
    expect(keys).toEqual(expect.arrayContaining(made.map((address) => String(address).slice(-36))));
  });

  test('two on the same data share accounts and credits, beside the operator, and end in order on SIGTERM', async () => {
    const env = await newEnv();
    const servers = await Promise.all([serve(env), serve(env)]);
    const session = await newPerson(env, 10);
    const asked = Array.from({ length: 16 }, (_, index) => servers[index % 2] ?? servers[0]);
    const answers = await Promise.all(asked.map((server) => generate(server, session)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(6).fill(402),
    ]);
    for (const server of servers) expect((await belongings(server, session)).logos).toHaveLength(10);
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  });
});

describe('starting', SLOW, () => {
  test('makes its secrets for the owner alone, in a long path with spaces and accents, and says that its port is taken', async () => {
    const DATA_DIR = join(await newFolder('una carpeta con ñ '), 'x'.repeat(110));
    const server = await serve({ DATA_DIR });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const secret = await stat(join(DATA_DIR, 'auth-secret'));
    const files = await Promise.all(['trazo.db', 'trazo.db-wal'].map((name) => stat(join(DATA_DIR, name))));
    expect([secret, ...files].map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
    const second = launch({ DATA_DIR: await newFolder(), PORT: new URL(server.url).port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The port is in use');
  });

  test('every variable that is wrong is named at once', async () => {
    const server = launch({
      PORT: 'x',
      CREDITS_ENFORCED: 'quizá',
      PUBLIC_URL: 'nada',
      DATABASE_URL: 'mysql://x',
    });
    expect(await server.ended).toBe(1);
    for (const name of ['PORT', 'CREDITS_ENFORCED', 'PUBLIC_URL', 'DATABASE_URL']) {
      expect(server.output()).toContain(`  ${name}: `);
    }
  });
});
