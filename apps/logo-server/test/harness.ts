import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from '../src/testing/index.js';
import { newEmail, newSessionId, PASSWORD } from './client.js';
import { testEngine } from './test-engine.js';

export * from './client.js';

export type Start = (options?: TestServerOptions) => Promise<TestServer>;

const postgresUrl = inject('postgresUrl');
const DATABASES = postgresUrl === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

/** Declares the suite once for each database. Servers that `start` gives are closed when the suite ends. */
export function onEachDatabase(
  title: string,
  suite: (start: Start, kind: 'sqlite' | 'postgres') => void,
): void {
  describe.each(DATABASES)(`${title} [%s]`, (kind) => {
    const servers: TestServer[] = [];
    afterAll(async () => {
      await Promise.all(servers.splice(0).map((server) => server.close()));
    });
    suite(async ({ env, ...rest } = {}) => {
      const database = kind === 'postgres' ? { DATABASE_URL: await freshPostgres() } : {};
      const server = await startTestServer({
        openEngine: async () => testEngine,
        ...rest,
        env: { ...database, WEB_ROOT: '/nonexistent', ...env },
      });
      servers.push(server);
      return server;
    }, kind);
  });
}

/** An empty database of its own on the run's PostgreSQL. */
export async function freshPostgres(): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
}

/** Somebody signed in, with a session of their own. */
export async function newPerson(
  server: TestServer,
  user: { credits?: number; name?: string } = {},
): Promise<{ session: string; email: string; id: string }> {
  const session = newSessionId();
  const created = await server.createUser({ email: newEmail(), password: PASSWORD, session, ...user });
  return { session, ...created };
}
