import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type * as Playwright from 'playwright';
import ts from 'typescript';
import { build as viteBuild } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { installedPnpm } from '../../../scripts/pnpm.mjs';
import { chromiumLaunchOptions } from '../../../testing/chromium';
import { said, TABLES } from '../scripts/fallbacks-page';
import { node24 } from './support/node-24';
import { json, raw, serve } from './support/server';

/** The part of esbuild's interface that is used here; the package comes with tsup. */
type Esbuild = {
  build(options: object): Promise<{ outputFiles?: { contents: Uint8Array }[] }>;
};

const folder = fileURLToPath(new URL('../', import.meta.url));
const require = createRequire(import.meta.url);
const esbuild = createRequire(require.resolve('tsup'))('esbuild') as Esbuild;
const { chromium } = createRequire(new URL('../../../package.json', import.meta.url))(
  'playwright',
) as typeof Playwright;
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
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** What a consumer does with every entry, as a process of its own. */
const PROGRAM = `
import { createClient, HttpError, isClientError } from '@trazo/api-client';
import { createConnection, gallery } from '@trazo/api-client/calls';
import { INDUSTRIES } from '@trazo/api-client/catalog';
const storage = { getItem: () => 's', setItem() {}, removeItem() {} };
const options = { baseUrl: process.argv[2], apiKey: 'k', storage };
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

/** How long an answer takes is not asked here: no deadline passes in a program that is started with these. */
const TIMELESS = [
  '--import',
  'data:text/javascript,globalThis.setTimeout = () => ({ unref() {}, refresh() {} })',
];

const runProgram = async (node: string, file: string, server?: string) => {
  const url = server ?? (await api()).url;
  const { promisify } = await import('node:util');
  const { execFile } = await import('node:child_process');
  const { stdout } = await promisify(execFile)(node, [...TIMELESS, join(consumer, file), url], {
    cwd: consumer,
  });
  return JSON.parse(stdout) as unknown;
};

describe('the packed tarball', () => {
  it('holds what is built, its description and its licence terms, and nothing else', () => {
    const files = run('tar', ['-tzf', tarball], consumer).trim().split('\n');
    const built = files.filter((file) => /^package\/dist\/[^/]+\.js$/.test(file));
    expect(built.length).toBeLessThanOrEqual(12);
    for (const file of built) expect(files).toContain(`${file}.map`);
    const outside = files.filter((file) => !file.startsWith('package/dist/'));
    expect(outside.sort()).toEqual([
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/README.md',
      'package/docs/errors.md',
      'package/docs/fallbacks.md',
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

describe('the snippets of the README', () => {
  const examples = fileURLToPath(new URL('../examples/', import.meta.url));
  const files = readdirSync(examples);
  const SESSION = '1767225600000_abcdefgh';
  /** A program around the two snippets that are functions. */
  const WATCH = `
import { tryLogo } from './out/errors.js';
import { watchedClient } from './out/watching.js';
const logged = [], shown = [], printed = [];
console.error = (...said) => printed.push(said);
const session = '${SESSION}';
const client = watchedClient(process.argv[2], '00-1-2-01', (...said) => logged.push(said));
await client.validateSession({ session });
const request = { company_name: 'a', style: 'b', color: 'c', description: 'd', session };
const made = await tryLogo(client, request, (text) => shown.push(text));
console.log(JSON.stringify({ logged, shown, printed, made: made ?? null }));
`;

  /** A server with the answers that the snippets read. */
  const service = (page?: string) =>
    serve((request, response) => {
      if (request.path.startsWith('/api/')) return raw('png', 'image/png')(request, response);
      if (request.path === '/browser.js') return raw(page ?? '', 'text/javascript')(request, response);
      if (request.method === 'GET')
        return raw('<!doctype html><title>t</title>', 'text/html')(request, response);
      const answer = { validated: 1, name: 'Ana', image_url: '/a.png', prompt: 'p' };
      return json({ ...answer, Logos: [{ logo_id: 7, companyname: 'Sol' }] })(request, response);
    });

  it('compile against the packed types, as strictly as can be', () => {
    for (const name of files) copyFileSync(join(examples, name), join(consumer, name));
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023', 'dom'],
      types: ['node'],
      typeRoots: [join(folder, 'node_modules/@types')],
      outDir: 'out',
    };
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    run(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', '.'], consumer);
  });

  it('in Node makes a logo and saves its file', async () => {
    const { url, requests } = await service();
    const { promisify } = await import('node:util');
    const { execFile } = await import('node:child_process');
    const options = { cwd: consumer, env: { TRAZO_URL: url, TRAZO_SESSION: SESSION } };
    const { stdout } = await promisify(execFile)(process.execPath, [...TIMELESS, 'out/node.js'], options);
    expect(stdout).toBe('Café Ñandú-logo.png\n');
    expect(readFileSync(join(consumer, 'Café Ñandú-logo.png'), 'utf8')).toBe('png');
    expect(requests.map(({ path }) => path)).toEqual([
      '/validate_session',
      '/generate_logo',
      `/api/proxy-download?image_url=${encodeURIComponent(`${url}/a.png`)}`,
    ]);
  });

  it('in Node watch what happens, and tell of a failure', async () => {
    const { url, requests } = await serve((request, response) =>
      request.path === '/validate_session'
        ? json({ validated: 1, email: 'a@b.cl', capabilities: ['formats'] })(request, response)
        : json({ detail: 'Sin créditos' }, 402, { 'x-request-id': 'r1' })(request, response),
    );
    writeFileSync(join(consumer, 'watch.mjs'), WATCH);
    expect(await runProgram(process.execPath, 'watch.mjs', url)).toEqual({
      logged: [
        ['validateSession', 'name', null, 'a'],
        ['http', 'generateLogo', 'r1'],
      ],
      shown: ['Sin créditos'],
      printed: [['http', 402, 'r1', null], [{ detail: 'Sin créditos' }]],
      made: null,
    });
    expect(requests.map(({ headers }) => headers.traceparent)).toEqual([undefined, '00-1-2-01']);
  });

  it('in Node without a session says so, and asks nothing', async () => {
    const { url, requests } = await service();
    const { status, stderr } = spawnSync(process.execPath, ['out/node.js'], {
      cwd: consumer,
      env: { TRAZO_URL: url },
      encoding: 'utf8',
    });
    expect({ status, stderr: stderr.trim() }).toEqual({ status: 2, stderr: 'No se encontró la sesión' });
    expect(requests).toEqual([]);
  });

  it('in a browser sign in, come back, make a logo and like one', async () => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [join(consumer, 'out/browser.js')],
      bundle: true,
      format: 'esm',
      charset: 'utf8',
      write: false,
    });
    const { url, requests } = await service(new TextDecoder().decode(outputFiles?.[0]?.contents));
    const browser = await chromium.launch({ ...chromiumLaunchOptions(), timeout: 0 });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    // How long a page takes is not asked here: no deadline passes in it, and the test waits for it.
    page.setDefaultTimeout(0);
    await page.addInitScript('globalThis.setTimeout = () => 0');
    await page.goto(`${url}/`);
    // Not waited for: the page that would answer is left.
    await page.evaluate("void import('/browser.js').then(({ signIn }) => signIn())");
    await page.waitForURL(`${url}/auth/login?*`);
    const session = await page.evaluate("localStorage.getItem('session')");
    expect(page.url()).toBe(`${url}/auth/login?token_app=trazo-app&session=${session}`);

    await page.goto(`${url}/?code=c1`);
    const seen = await page.evaluate(`import('/browser.js').then(async (start) => ({
      name: await start.whoIsThere(),
      file: (await start.makeLogo('Café Ñandú')).fileName,
      liked: await start.likeTheFirst(new AbortController().signal),
    }))`);
    expect(seen).toEqual({ name: 'Ana', file: 'Café Ñandú-logo.png', liked: 'Sol' });
    const posted = requests.filter(({ method }) => method === 'POST');
    expect(posted.map(({ path }) => path)).toEqual([
      '/callback',
      '/validate_session',
      '/generate_logo',
      '/gallery',
      '/favorite',
    ]);
    for (const { body } of posted) expect(body).toMatchObject({ session });
  });
});

describe('its types, as an editor shows them', () => {
  /** What an editor shows of the client's methods and the entities' fields: their type and their comment. */
  const shown = () => {
    const probe = join(consumer, 'probe.ts');
    writeFileSync(
      probe,
      `import type * as api from '@trazo/api-client';
       export type { GalleryLogo, GeneratedLogo, HistoryLogo, Movement, Profile, User } from '@trazo/api-client';
       export type Client = api.Client;`,
    );
    const program = ts.createProgram([probe], {
      module: ts.ModuleKind.NodeNext,
      strict: true,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
    });
    const checker = program.getTypeChecker();
    const file = program.getSourceFile(probe);
    const exported = file && checker.getSymbolAtLocation(file);
    const entities = exported ? checker.getExportsOfModule(exported) : [];
    return entities.flatMap((entity) => {
      const symbol = entity.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entity) : entity;
      return checker
        .getDeclaredTypeOfSymbol(symbol)
        .getProperties()
        .map((field) => ({
          field: `${entity.name}.${field.name}`,
          type: checker.typeToString(
            checker.getTypeOfSymbol(field),
            undefined,
            ts.TypeFormatFlags.NoTruncation,
          ),
          text: ts.displayPartsToString(field.getDocumentationComment(checker)),
        }));
    });
  };

  it('are plain, and name the parameters', () => {
    const types = new Map(shown().map(({ field, type }) => [field, type.replaceAll(' | undefined', '')]));
    const calls = [...types].filter(([field]) => field.startsWith('Client.'));
    expect(Object.fromEntries(calls)).toEqual({
      'Client.session': 'SessionStore',
      'Client.with': '<More extends Calls>(more: More) => BoundCalls<More>',
      'Client.validateSession': '(options?: SessionCallOptions) => Call<SessionCheck>',
      'Client.generateLogo':
        '(request: GenerationRequest, options?: GenerationOptions) => Call<ProposedLogo>',
      'Client.userInfo': '(options?: SessionCallOptions) => Call<Profile>',
      'Client.logosInfo': '(options?: SessionCallOptions) => Call<HistoryLogo[]>',
      'Client.movements': '(options?: SessionCallOptions) => Call<Movement[]>',
      'Client.gallery': '(options?: SessionCallOptions) => Call<GalleryLogo[]>',
      'Client.galleryPage':
        '(request?: GalleryPageRequest, options?: SessionCallOptions) => Call<GalleryPage>',
      'Client.logosPage': '(request?: LogosPageRequest, options?: SessionCallOptions) => Call<HistoryPage>',
      'Client.movementsPage':
        '(request?: MovementsPageRequest, options?: SessionCallOptions) => Call<MovementsPage>',
      'Client.setFavorite': '(change: FavoriteChange, options?: SessionCallOptions) => Call<void>',
      'Client.downloadImage': '(image: DownloadRequest, options?: CallOptions) => Call<DownloadedImage>',
      'Client.redeemCallback': '(callback: CallbackCode, options?: SessionCallOptions) => Call<void>',
      'Client.chooseProposal': '(choice: ProposalChoice, options?: SessionCallOptions) => Call<void>',
      'Client.logoBrand': '(logo_id: string | number, options?: SessionCallOptions) => Call<LogoBrand>',
      'Client.downloadKit': '(kit_key: string, options?: ArchiveOptions) => Call<DownloadedArchive>',
      'Client.downloadLogos': '(options?: LogosOptions) => Call<DownloadedArchive>',
      'Client.sharePage': '(change: PageChange, options?: SessionCallOptions) => Call<BrandPage>',
      'Client.adjustLogo': '(adjustment: LogoAdjustment, options?: SessionCallOptions) => Call<AdjustedLogo>',
      'Client.logoVersions': '(logo_id: string | number, options?: SessionCallOptions) => Call<LogoVersions>',
      'Client.adjustOptions':
        '(request: AdjustOptionsRequest, options?: SessionCallOptions) => Call<AdjustOption[]>',
      'Client.signOut': '(options?: SessionCallOptions) => Call<void>',
      'Client.listSessions': '(options?: SessionCallOptions) => Call<OpenSession[]>',
      'Client.endSessions': '(id: string, options?: SessionCallOptions) => Call<void>',
      'Client.accountActivity': '(options?: SessionCallOptions) => Call<AccountActivity>',
      'Client.deleteAccount': '(confirmation: string, options?: SessionCallOptions) => Call<void>',
      'Client.saveProfile': '(changes: ProfileChanges, options?: SessionCallOptions) => Call<void>',
      'Client.deleteLogo': '(logo_id: string | number, options?: SessionCallOptions) => Call<void>',
      'Client.changePassword': '(change: PasswordChange, options?: SessionCallOptions) => Call<void>',
    });
    for (const [field, type] of types) {
      if (!field.startsWith('Client.')) {
        expect(type, field).toMatch(
          /^(string|number|boolean|"[^"]*"|\(string & \{\}\)|IndustryId|LogoTypeId|StyleId|NotificationPreferences|readonly ProfileField\[\]| \| )+$/,
        );
      }
    }
  });

  it('tell of every field of every entity its section and what stands in for it', () => {
    const documented = shown();
    const calls = documented.filter(({ field }) => field.startsWith('Client.'));
    const fields = documented.filter(({ field }) => !field.startsWith('Client.'));
    expect(calls).not.toEqual([]);
    expect(calls.filter(({ text }) => text === '')).toEqual([]);
    expect(fields).toHaveLength(8 + 11 + 8 + 8 + 11 + 7);
    for (const { field, text } of fields) {
      expect(text, field).toMatch(/^§3\b/);
      expect(text, field).toMatch(/Fallback: .+\.|no fallback\./);
    }
    for (const [entity, table] of Object.entries(TABLES)) {
      for (const [name, { from = [name], fallback }] of Object.entries(table)) {
        const text = fields.find(({ field }) => field === `${entity}.${name}`)?.text;
        expect(text, `${entity}.${name}`).toContain(`Fallback: ${said(fallback)}`);
        for (const spelling of from) expect(text, `${entity}.${name}`).toContain(`\`${spelling}\``);
      }
    }
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

  it('is at most 12.5 kB gzip, whole, the catalogue apart (more is a decision: README and 0031)', async () => {
    expect(await gzipped("export * from '@trazo/api-client'")).toBeLessThanOrEqual(12.5 * 1000);
  });

  const alone = (call: string) =>
    gzipped(
      `import { createConnection, ${call} } from '@trazo/api-client/calls';
         export const connection = createConnection({ baseUrl: '', apiKey: 'k' });
         export const call = (...rest) => ${call}(connection, ...rest);`,
    );

  it.each([
    'validateSession',
    'userInfo',
    'logosInfo',
    'movements',
    'gallery',
    'logosPage',
    'movementsPage',
    'setFavorite',
    'downloadImage',
    'redeemCallback',
    'chooseProposal',
    'logoBrand',
    'downloadKit',
    'downloadLogos',
    'sharePage',
    'signOut',
    'changePassword',
    'listSessions',
    'endSessions',
    'accountActivity',
    'deleteAccount',
    'saveProfile',
    'deleteLogo',
    'adjustLogo',
    'logoVersions',
    'adjustOptions',
  ])('is at most 4.8 kB gzip for a connection with %s alone', async (call) => {
    expect(await alone(call)).toBeLessThanOrEqual(4.8 * 1000);
  });

  it.each(['generateLogo', 'galleryPage'])(
    'is at most 4.85 kB gzip for a connection with %s alone, proposals or categories included',
    async (call) => {
      expect(await alone(call)).toBeLessThanOrEqual(4.85 * 1000);
    },
  );

  it('of the catalogue alone carries no client', async () => {
    expect(await gzipped("export * from '@trazo/api-client/catalog'")).toBeLessThanOrEqual(2 * 1000);
  });
});
