import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../scripts/build.mjs';
import { drawFirstLogo } from './first-logo';

const main = fileURLToPath(new URL('../apps/logo-server/dist/main.js', import.meta.url));

export type Product = { url: string; process: ChildProcess };

/**
 * Starts the built server on a data folder and a free port; resolves with its address once it listens.
 * @param preloaded a module that is imported before the server
 * @param settings variables beside those of this process
 */
export async function launch(
  dataDir: string,
  preloaded?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const server = spawn(process.execPath, [...(preloaded ? ['--import', preloaded] : []), main], {
    env: { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it was ready:\n${output}`)),
    );
  });
  return { url, process: server };
}

/** Ends a server and waits until it is gone. */
export async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

/** A data folder of its own, with a space in its path. */
export const makeDataDir = (): string => mkdtempSync(join(tmpdir(), 'trazo e2e '));

/**
 * Builds the product if it has changed and starts it for the whole run; the tests read its address and data
 * folder from the environment.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  ensureBuilt();
  const dataDir = makeDataDir();
  const product = await launch(dataDir);
  const reportLoss = (code: number | null, signal: string | null) =>
    process.stderr.write(`The server ended in the middle of the run (${code ?? signal}).\n`);
  product.process.once('exit', reportLoss);
  await drawFirstLogo(product.url, dataDir).catch(async (error: unknown) => {
    product.process.off('exit', reportLoss);
    await end(product.process, 'SIGKILL');
    throw error;
  });
  process.env.TRAZO_URL = product.url;
  process.env.TRAZO_DATA_DIR = dataDir;
  return async () => {
    product.process.off('exit', reportLoss);
    await end(product.process, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
