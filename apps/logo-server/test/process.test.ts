import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ensureProductBuilt } from '../../../scripts/build.mjs';
import { launch, MAIN, newFolder, serve, tidyUp } from './faults/server-process.js';

afterEach(tidyUp);

describe('starting', () => {
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

  test('loads what speaks to a bucket only where there is one', async () => {
    ensureProductBuilt();
    const files = (await readdir(dirname(MAIN))).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(files.map((name) => readFile(join(dirname(MAIN), name), 'utf8')));
    const containing = (pattern: RegExp) => files.filter((_, index) => pattern.test(texts[index] ?? ''));
    const speaking = containing(/@aws-sdk\/client-s3/);
    expect(speaking).toEqual([expect.stringMatching(/^s3-image-store-/)]);
    expect(containing(/import\("\.\/s3-image-store-/)).toHaveLength(1);
    expect(containing(/from "\.\/s3-image-store-/)).toEqual([]);
  });

  test('serves its metrics on a port of their own, and ends when that is taken', async () => {
    const server = await serve({ DATA_DIR: await newFolder(), METRICS_PORT: '0' });
    await vi.waitFor(() => expect(server.output()).toContain('Metrics: '));
    const address = /^Metrics: (\S+)$/m.exec(server.output())?.[1]?.replace('localhost', '127.0.0.1') ?? '';
    expect(await (await fetch(address)).text()).toContain('trazo_ledger_drifted_accounts 0');
    const second = launch({ DATA_DIR: await newFolder(), METRICS_PORT: new URL(address).port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The port is in use');
  });

  test('names the variable whose folder or database cannot be used, without a stack', async () => {
    const taken = join(await newFolder(), 'file');
    await writeFile(taken, 'no database at all');
    const damaged = await newFolder();
    await writeFile(join(damaged, 'trazo.db'), 'no database at all');
    const DATA_DIR = await newFolder();
    for (const [env, name] of [
      [{ DATA_DIR: taken }, 'DATA_DIR'],
      [{ DATA_DIR: damaged }, 'DATA_DIR'],
      [{ DATA_DIR: join(taken, 'x', 'y') }, 'DATA_DIR'],
      // Is there, and takes no folder.
      ...(existsSync('/proc/self') ? [[{ DATA_DIR: '/proc/x/y' }, 'DATA_DIR'] as const] : []),
      [{ DATA_DIR, WEB_ROOT: taken }, 'WEB_ROOT'],
      [{ DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1:1/trazo' }, 'DATABASE_URL'],
      [{ DATA_DIR, DATABASE_URL: 'postgres://nowhere.invalid/trazo' }, 'DATABASE_URL'],
    ] as const) {
      const server = launch(env);
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(new RegExp(`^What is configured cannot be used:\n  ${name}: .+\n$`));
    }
  });

  test('names the file of a secret that can be guessed, and says how to mend it', async () => {
    const DATA_DIR = await newFolder();
    await writeFile(join(DATA_DIR, 'auth-secret'), 'abc\n');
    const server = launch({ DATA_DIR });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^The secret in .+auth-secret has 3 characters, .+ Delete the file, .+\n$/,
    );
  });

  test('says at the start that no built app is where it looks for one', async () => {
    const server = await serve({
      DATA_DIR: await newFolder(),
      WEB_ROOT: '/nonexistent',
      LOG_LEVEL: 'warn',
    });
    await vi.waitFor(() => expect(server.output()).toContain('WEB_ROOT holds no built app'));
  });

  test('listens on the addresses that it is told and on no other, or ends where they are not its own', async () => {
    const DATA_DIR = await newFolder();
    const told = { LISTEN_ADDRESS: '127.0.0.1', METRICS_ADDRESS: '127.0.0.1', METRICS_PORT: '0' };
    const server = await serve({ DATA_DIR, ...told });
    await vi.waitFor(() => expect(server.output()).toContain('Metrics: '));
    const ports = [...server.output().matchAll(/localhost:(\d+)/g)].map(([, port]) => port);
    expect(ports).toHaveLength(2);
    for (const port of ports) {
      await fetch(`http://127.0.0.1:${port}/metrics`);
      await expect(fetch(`http://[::1]:${port}/metrics`)).rejects.toThrow();
    }
    const elsewhere = launch({ DATA_DIR, LISTEN_ADDRESS: '192.0.2.1' });
    expect(await elsewhere.ended).toBe(1);
    expect(elsewhere.output()).toContain('LISTEN_ADDRESS');
  });

  test.skipIf(!existsSync('/dev/full'))('goes on where nothing can be written into the log', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const PORT = String((free.address() as AddressInfo).port);
    await new Promise((resolve) => free.close(resolve));
    const full = openSync('/dev/full', 'w');
    const server = launch({ DATA_DIR: await newFolder(), PORT, LOG_LEVEL: 'info' }, full);
    closeSync(full);
    const answers = () => fetch(`http://127.0.0.1:${PORT}/readyz`);
    const answered = vi.waitFor(answers, { timeout: 60_000, interval: 200 });
    expect(await Promise.race([answered.then(({ status }) => status), server.ended])).toBe(200);
    expect((await answers()).status).toBe(200);
    server.child.kill('SIGTERM');
    expect([await server.ended, server.output()]).toEqual([0, '']);
  });

  test('ends at once on a signal while it waits for its database', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const connected = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const DATABASE_URL = `postgres://127.0.0.1:${port}/trazo`;
    const server = launch({ DATA_DIR: await newFolder(), DATABASE_URL });
    await connected;
    server.child.kill('SIGTERM');
    expect([await server.ended, server.output()]).toEqual([0, '']);
    silent.close();
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
