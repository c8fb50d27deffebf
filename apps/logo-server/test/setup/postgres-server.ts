import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const USER = 'trazo';
const START_DEADLINE_MS = 60_000;

/** A PostgreSQL of its own, which a test can stop, hang and start again. */
export type PostgresServer = {
  url: string;
  /** Starts it on the same data and address, and waits until it answers. */
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Halts it and every process of a connection: the network is there, and no answer comes. */
  pause(): void;
  resume(): void;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

/** Folder of PostgreSQL's programs; undefined where they are not installed, and off Linux, where none can be halted. */
export function findPrograms(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error where PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPrograms();
  if (programs === undefined) {
    throw new Error(
      'PostgreSQL is not installed (no initdb beside `pg_config --bindir`), so none can be started.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'trazo-pg-'));
  const data = join(folder, 'data');
  const options = { ...ownerFor(folder), cwd: folder };
  const cluster = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), cluster, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['fsync=off', 'unix_socket_directories=', 'max_connections=200'];
  const flags = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...settings.flatMap((item) => ['-c', item]),
  ];
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = server?.pid;
    if (parent === undefined) return;
    for (const pid of [parent, ...childrenOf(parent)]) signalIfThere(pid, signal);
  };
  const start = async () => {
    server = spawn(join(programs, 'postgres'), flags, { ...options, stdio: 'ignore' });
    await untilItAnswers(url);
  };
  await start();
  return {
    url,
    start,
    // SIGQUIT is PostgreSQL's immediate shutdown: its connections break and the next start recovers.
    kill: () => end('SIGQUIT'),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async remove() {
      signalAll('SIGCONT');
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process of a connection may end between being listed and being told. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The processes that a process has started, as Linux lists them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    // `pid (name) state parent …`; the name may hold anything, so what follows its last parenthesis counts.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
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
    // It may break off while it starts.
    client.on('error', () => {});
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
