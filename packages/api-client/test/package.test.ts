import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as viteBuild } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { installedPnpm } from '../../../scripts/pnpm.mjs';
import { node24 } from './support/node-24';
import { json, raw, serve } from './support/server';

/** The part of esbuild's interface that is used here; the package comes with tsup. */
type Esbuild = {
  build(options: object): Promise<{ outputFiles?: { contents: Uint8Array }[] }>;
};

const folder = fileURLToPath(new URL('../', import.meta.url));
const require = createRequire(import.meta.url);
const esbuild = createRequire(require.resolve('tsup'))('esbuild') as Esbuild;
let consumer = '';
let tarball = '';

const run = (command: string, args: string[], cwd: string) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error) throw new Error(`${command} could not be started, which this test needs: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
};

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'trazo-consumer-'));
  ensurePackageBuilt('api-client');
  run(process.execPath, [installedPnpm, 'pack', '--pack-destination', consumer], folder);
  tarball = join(consumer, readdirSync(consumer).find((file) => file.endsWith('.tgz')) ?? '');
  writeFileSync(join(consumer, 'package.json'), '{"name":"consumer","private":true,"type":"module"}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], consumer);
  writeFileSync(join(consumer, 'main.mjs'), PROGRAM);
}, 240_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** What a consumer does with every entry, as a process of its own. */
const PROGRAM = `
import { createClient, HttpError, isClientError } from '@trazo/api-client';
import { createConnection, gallery } from '@trazo/api-client/calls';
import { INDUSTRIES } from '@trazo/api-client/catalog';
const storage = { getItem: () => 's', setItem() {}, removeItem() {} };
const options = { baseUrl: process.argv[2], apiKey: 'k', storage, timeouts: { default: Infinity } };
const client = createClient(options);
const logos = await client.gallery();
const same = await gallery(createConnection(options));
const image = await client.downloadImage({ image_url: logos[0].imageUrl, name: logos[0].name });
const error = await client.userInfo().catch((caught) => caught);
console.log(JSON.stringify({
  logos: logos.length, same: JSON.stringify(logos) === JSON.stringify(same), industries: INDUSTRIES.length,
  file: image.fileName, bytes: image.blob.size, error: error.message,
  known: isClientError(error) && error instanceof HttpError,
}));
`;

const EXPECTED = {
  logos: 1,
  same: true,
  industries: 15,
  file: 'Ñandú-logo.png',
  bytes: 3,
  error: 'HTTP error! status: 500 - roto',
  known: true,
};

const api = () =>
  serve((request, response) => {
    if (request.method === 'GET') return raw('png', 'image/png')(request, response);
    if (request.path === '/user_info') return raw('roto', 'text/plain', 500)(request, response);
    return json({ Logos: [{ companyname: 'Ñandú', image_data: '/a.png' }] })(request, response);
  });

const runProgram = async (node: string, file: string) => {
  const { url } = await api();
  const { promisify } = await import('node:util');
  const { execFile } = await import('node:child_process');
  const { stdout } = await promisify(execFile)(node, [join(consumer, file), url], { cwd: consumer });
  return JSON.parse(stdout) as unknown;
};

describe('the packed tarball', () => {
  it('holds what is built, its description and its licence terms, and nothing else', () => {
    const files = run('tar', ['-tzf', tarball], consumer).trim().split('\n');
    const outside = files.filter((file) => !file.startsWith('package/dist/'));
    expect(outside.sort()).toEqual([
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
    ]);
    const manifest = JSON.parse(
      readFileSync(join(consumer, 'node_modules/@trazo/api-client/package.json'), 'utf8'),
    );
    expect(manifest.dependencies).toBeUndefined();
    expect(JSON.stringify(manifest.exports)).not.toContain('@trazo/source');
  });

  it('runs in the Node that runs this test', async () => {
    expect(await runProgram(process.execPath, 'main.mjs')).toEqual(EXPECTED);
  });

  it('runs in Node 24', async () => {
    expect(await runProgram(node24(), 'main.mjs')).toEqual(EXPECTED);
  });

  it('is bundled by esbuild, and runs', async () => {
    await esbuild.build({
      entryPoints: [join(consumer, 'main.mjs')],
      outfile: join(consumer, 'esbuild.mjs'),
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
    });
    expect(await runProgram(process.execPath, 'esbuild.mjs')).toEqual(EXPECTED);
  });

  it('is bundled by Vite, and runs', async () => {
    await viteBuild({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      build: {
        target: 'es2022',
        lib: { entry: join(consumer, 'main.mjs'), formats: ['es'], fileName: () => 'vite.mjs' },
        outDir: consumer,
        emptyOutDir: false,
      },
    });
    expect(await runProgram(process.execPath, 'vite.mjs')).toEqual(EXPECTED);
  });

  it('pleases publint and attw', () => {
    const bin = (name: string) => join(folder, 'node_modules/.bin', name);
    run(bin('publint'), ['run', tarball, '--strict'], folder);
    run(bin('attw'), [tarball, '--profile', 'esm-only'], folder);
  });
});

describe('its size', () => {
  const gzipped = async (program: string) => {
    const { outputFiles } = await esbuild.build({
      stdin: { contents: program, resolveDir: consumer },
      bundle: true,
      minify: true,
      format: 'esm',
      charset: 'utf8',
      write: false,
    });
    return gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length;
  };

  it('is at most 10 kB gzip, whole, with the catalogue', async () => {
    const size = await gzipped(
      "export * from '@trazo/api-client'; export * from '@trazo/api-client/catalog'",
    );
    expect(size).toBeLessThanOrEqual(10 * 1024);
  });

  it.each([
    'validateSession',
    'generateLogo',
    'userInfo',
    'logosInfo',
    'movements',
    'gallery',
    'setFavorite',
    'downloadImage',
    'redeemCallback',
  ])('is at most 5 kB gzip for a client with %s alone', async (call) => {
    const size = await gzipped(
      `import { createConnection, ${call} } from '@trazo/api-client/calls';
         export const connection = createConnection({ baseUrl: '', apiKey: 'k' });
         export const call = (...rest) => ${call}(connection, ...rest);`,
    );
    expect(size).toBeLessThanOrEqual(5 * 1000);
  });

  it('of the catalogue alone carries no client', async () => {
    expect(await gzipped("export * from '@trazo/api-client/catalog'")).toBeLessThanOrEqual(2 * 1000);
  });
});
