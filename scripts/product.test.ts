import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureProductBuilt } from './build.mjs';
import { pnpm } from './pnpm.mjs';
import { pruneProduct, weigh } from './prune-product.mjs';

/** In bytes. The image is this, Node (127 MB) and Debian's libraries (28 MB), below 250 MB (docs/decisions/0051). */
const MOST = 92_000_000;

/** What a bundle imports of packages. */
const IMPORT = /(?:^import\b[^"();]*|\bimport\()"([\w@][^"]*)"/gm;

const DEPLOY = ['deploy', '--prod', '--config.inject-workspace-packages=true'];

// As the Dockerfile does it, with the packages that are installed here.
describe('the server as it is deployed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trazo-product-'));
  const product = join(folder, 'product');
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_ROOT: join(product, 'web'),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  let server: ChildProcess | undefined;

  beforeAll(() => {
    ensureProductBuilt();
    const deploy = ['--filter', '@trazo/logo-server', ...DEPLOY, '--offline', product];
    if (!pnpm(deploy, { quiet: true })) throw new Error('The server could not be deployed; see above.');
    pruneProduct(product);
    cpSync(new URL('../apps/logo-app/dist', import.meta.url), join(product, 'web'), { recursive: true });
  });
  afterAll(async () => {
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test('is made by the command of the Dockerfile, from the lockfile', () => {
    expect(readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')).toContain(DEPLOY.join(' '));
    expect(readdirSync(product)).toContain('pnpm-lock.yaml');
  });

  test('weighs no more than it may', () => {
    expect(weigh(product)).toBeLessThan(MOST);
    // Not an empty folder: the binaries alone weigh as much.
    expect(weigh(product)).toBeGreaterThan(30_000_000);
  });

  test('makes a logo and gives it in every format, and its screens; nothing that was taken out is missed', async () => {
    const session = '1700000000000_abcdefghijklmnop';
    const person = ['--email', 'ana@ejemplo.com', '--password', 'una clave larga', '--session', session];
    const options = { cwd: product, env, encoding: 'utf8' } as const;
    execFileSync(process.execPath, ['dist/admin.js', 'user', 'create', ...person], options);
    server = spawn(process.execPath, ['dist/main.js'], { cwd: product, env });
    const url = await addressOf(server);
    const made = await fetch(`${url}/generate_logo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'trazo-local' },
      body: JSON.stringify({
        session,
        company_name: 'Café Ñandú 北',
        style: 'modern',
        color: '#0E7490',
        description: 'gastronomy. (icon)',
      }),
    });
    const { image_url } = (await made.json()) as { image_url: string };
    const png = new URL(new URL(image_url).pathname, url).href;
    const addresses = [
      ...['.png', '.svg', '.jpg', '.pdf', '.png?size=4096'].map((rest) => png.replace('.png', rest)),
      `${url}/api/preview.svg?name=Faro`,
      `${url}/auth/register?token_app=trazo-app&session=${session}`,
      `${url}/api/docs`,
      `${url}/`,
      `${url}/readyz`,
    ];
    const statuses: [string, number][] = [];
    for (const address of addresses) {
      const response = await fetch(address);
      statuses.push([address, (await response.arrayBuffer()).byteLength > 0 ? response.status : 0]);
    }
    expect(statuses).toEqual(addresses.map((address) => [address, 200]));
  });

  test('has every package that the server imports, when it starts or later', () => {
    const imported = readdirSync(join(product, 'dist'))
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(join(product, 'dist', file), 'utf8').matchAll(IMPORT)])
      .flatMap(([, name = '']) => (isBuiltin(name) ? [] : [name]));
    const names = [...new Set(imported)];
    expect(names).toEqual(
      expect.arrayContaining(['hono', 'nodemailer', '@aws-sdk/client-s3', 'pg', 'openai']),
    );
    expect(evaluate(`for (const name of ${JSON.stringify(names)}) await import(name);`)).toBe('');
  });

  // Where a bucket's keys come from, and what signs a request with them, is only imported when it is needed.
  test.each([
    [{}, 'Could not load credentials from any providers'],
    [{ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }, 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('reaches for a bucket with %j as far as it gets without one', (keys, end) => {
    const said = evaluate(
      `const { S3Client, ListBucketsCommand } = await import('@aws-sdk/client-s3');
       const client = new S3Client({ region: 'a', endpoint: 'http://127.0.0.1:1', maxAttempts: 1 });
       await client.send(new ListBucketsCommand({})).catch(({ message }) => process.stdout.write(message));`,
      { AWS_EC2_METADATA_DISABLED: 'true', ...keys },
    );
    expect(said).toBe(end);
  });

  function evaluate(program: string, variables: Record<string, string> = {}): string {
    const args = ['--input-type=module', '--eval', program];
    return execFileSync(process.execPath, args, {
      cwd: product,
      env: { ...env, HOME: folder, ...variables },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  }
});

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (piece: unknown) => {
      said += String(piece);
      const port = /^Trazo: http:\/\/localhost:(\d+)$/m.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
}
