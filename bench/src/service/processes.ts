import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProductBuilt } from '../../../scripts/build.mjs';

const GAUGE = new URL('./gauge.mjs', import.meta.url).href;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a process has used: all of its CPU so far, and the most memory that it held since it was last asked. */
export type Use = { cpuMs: number; mostBytes: number };

/** A server in a process of its own. */
export type ServerProcess = {
  url: string;
  use(): Promise<Use>;
  send(message: object): Promise<void>;
  end(): Promise<void>;
};

/** The service while it runs, and the folder of its data. */
export type Service = { trazo: ServerProcess; dataDir: string };

/** The service as it is deployed, from the built files, with an empty database; both are gone when the work is done. */
export async function withService<Result>(
  work: (service: Service) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  ensureProductBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'trazo-bench-'));
  try {
    const trazo = await start(file('../../../apps/logo-server/dist/main.js'), {
      PORT: '0',
      NODE_ENV: 'production',
      WEB_ROOT: '/nonexistent',
      // Far more than are asked for here; a limit of millions would be looked for through all of a history.
      GENERATIONS_PER_HOUR: '2000',
      ...env,
      DATA_DIR: dataDir,
    });
    try {
      return await work({ trazo, dataDir });
    } finally {
      await trazo.end();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const startBare = (): Promise<ServerProcess> => start(file('./bare.mjs'), {});

async function start(program: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = fork(program, {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--import', GAUGE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  return {
    url,
    async use() {
      child.send('use');
      const [use] = (await once(child, 'message')) as [Use];
      return use;
    },
    async send(message) {
      child.send(message);
      await once(child, 'message');
    },
    async end() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (piece) => {
      // What follows the address is the log, which is nobody's business here.
      if (said.length < 1_000) said += piece;
      const port = /: http:\/\/localhost:(\d+)$/m.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`It ended before it served: ${said}`)));
  });
}
