import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const GAUGE = new URL('./gauge.mjs', import.meta.url).href;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a process has used: all of its CPU so far, and the most memory that it held since it was last asked. */
export type Use = { cpuMs: number; mostBytes: number };

/** A server in a process of its own. */
export type Measured = {
  url: string;
  use(): Promise<Use>;
  send(message: object): Promise<void>;
  end(): Promise<void>;
};

/** The service as it is deployed, from the built files. */
export const startTrazo = (env: Record<string, string>): Promise<Measured> =>
  start(file('../../../apps/logo-server/dist/main.js'), {
    PORT: '0',
    NODE_ENV: 'production',
    WEB_ROOT: '/nonexistent',
    GENERATIONS_PER_HOUR: '1000000',
    ...env,
  });

export const startBare = (): Promise<Measured> => start(file('./bare.mjs'), {});

async function start(program: string, env: Record<string, string>): Promise<Measured> {
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
