import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProductBuilt } from '../../../../scripts/build.mjs';
import { openAdmin } from '../../src/testing/index.js';
import { newEmail, newSessionId, PASSWORD } from '../client.js';

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

export type Variables = Record<string, string>;

export type Running = {
  url: string;
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | NodeJS.Signals | null>;
};

/** A fault has one customer generate as fast as it can. */
const NO_SCREEN_NO_CAP = { WEB_ROOT: '/nonexistent', GENERATIONS_PER_HOUR: '100000' };

const running: Running[] = [];
const folders: string[] = [];

/**
 * Starts the service as it is deployed: a process of its own from the built files, the real engine included.
 * @param stdout where it says what it says; unless given, `output` has it.
 */
export function launch(env: Variables, stdout: 'pipe' | number = 'pipe'): Running {
  if (running.length === 0) ensureProductBuilt();
  const child = spawn(process.execPath, [MAIN], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...NO_SCREEN_NO_CAP, ...env },
    stdio: ['ignore', stdout, 'pipe'],
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

/** As `launch`, and waits for its address. */
export async function serve(env: Variables): Promise<Running> {
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

export async function newFolder(prefix = 'trazo-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

/** Ends what was started here and removes the folders. */
export async function tidyUp(): Promise<void> {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Somebody signed in on the data of a server that runs: their session. */
export async function newCustomer(
  { DATA_DIR = '', DATABASE_URL }: Variables,
  credits: number,
): Promise<string> {
  const session = newSessionId();
  const admin = await openAdmin({ dataDir: DATA_DIR, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) });
  await admin.createUser({ email: newEmail(), password: PASSWORD, credits, session });
  await admin.close();
  return session;
}
