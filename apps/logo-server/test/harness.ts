import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from '../src/testing/index.js';
import { testEngine } from './test-engine.js';

export const API_KEY = 'trazo-local';
export const PASSWORD = 'una clave larga';

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
      for (const server of servers.splice(0)) await server.close();
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

export function newSessionId(): string {
  return `${Date.now()}_${randomBytes(16).toString('hex')}`;
}

export function newEmail(): string {
  return `persona-${randomBytes(6).toString('hex')}@ejemplo.com`;
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

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** A call of section 7 as any client makes it. A text is sent as it is. */
export async function post(
  server: { url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: API_KEY, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

export const BRIEF = {
  company_name: 'Café Ñandú',
  style: 'modern',
  color: '#3B82F6',
  description: 'gastronomy. Desayunos todo el día (icon)',
} as const;

export function generate(
  server: { url: string },
  session: string,
  brief: Partial<Record<keyof typeof BRIEF, unknown>> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(server, '/generate_logo', { ...BRIEF, session, ...brief }, headers);
}

/** What a person has: to show that a refused request left nothing behind. */
export async function belongings(server: { url: string }, session: string) {
  const [session1, logos, movements] = await Promise.all([
    post(server, '/validate_session', { session }),
    post(server, '/logos_info', { session }),
    post(server, '/movimiento_info', { session }),
  ]);
  return {
    creditos: session1.body.creditos,
    logos: logos.body.respuesta as Record<string, unknown>[],
    movements: movements.body.respuesta as Record<string, unknown>[],
  };
}
