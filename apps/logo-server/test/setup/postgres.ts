import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throw-away PostgreSQL; empty where its programs are not installed. */
    postgresUrl: string;
  }
}

const USER = 'trazo';
const START_DEADLINE_MS = 20_000;

/** Starts a throw-away PostgreSQL for the run; where it is not installed, says so and leaves its tests out. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = findPrograms();
  if (programs === undefined) {
    process.stdout.write(
      'logo-server: PostgreSQL is not installed here (no initdb beside `pg_config --bindir`), so its tests are left out; SQLite is tested.\n',
    );
    project.provide('postgresUrl', '');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'trazo-pg-'));
  const data = join(folder, 'data');
  const owner = ownerFor(folder);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const settings = ['fsync=off', 'unix_socket_directories=', 'max_connections=200'].flatMap((item) => [
    '-c',
    item,
  ]);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings],
    {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  project.provide('postgresUrl', url);
  return async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
}

function findPrograms(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root: it runs as its own user then, and owns its folder. */
function ownerFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it does not wait for clients. */
function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
