import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ensureProductBuilt } from '../../../scripts/build.mjs';
import type { Values } from '../src/admin/command.js';
import { COMMANDS, usageOf } from '../src/admin/commands.js';
import { readConfig } from '../src/config/environment.js';
import type { TestServer } from '../src/testing/index.js';
import {
  belongings,
  freshPostgres,
  generate,
  newEmail,
  newPerson,
  newSessionId,
  onEachDatabase,
  PASSWORD,
  post,
} from './harness.js';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trazo-'));
  folders.push(folder);
  return folder;
}

/** Runs a command on the data of a server that runs. */
function admin(server: TestServer, name: string, values: Values = {}) {
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  return command.run(server.service.deps.config, values);
}

onEachDatabase('the admin command', (start, kind) => {
  test('makes people, shows them, and moves credits by the rules of the ledger', async () => {
    const server = await start();
    const email = newEmail();
    await admin(server, 'user create', { email, password: PASSWORD, credits: '5' });
    await admin(server, 'credits add', { email, amount: '4', concept: 'Compra' });
    const { json } = await admin(server, 'credits add', { email, amount: '-2' });
    expect(json).toMatchObject({ email, balance: 7 });
    expect((await admin(server, 'user show', { email })).json).toMatchObject({ email, credits: 7, logos: 0 });
    expect((await admin(server, 'user show', { email: email.toUpperCase() })).json).toMatchObject({ email });
    await expect(admin(server, 'credits add', { email, amount: '-8' })).rejects.toThrow(
      'has 7 credits, so 8 cannot',
    );
    await expect(admin(server, 'credits add', { email, amount: '1.5' })).rejects.toThrow('whole number');
    await expect(admin(server, 'credits add', { email, amount: '' })).rejects.toThrow('whole number');
    await expect(admin(server, 'user show', { email: 'nadie@ejemplo.com' })).rejects.toThrow('Nobody has');
    const { json: check, isBad } = await admin(server, 'reconcile');
    expect([check, isBad]).toEqual([{ accounts: 1, movements: 3, drifts: [] }, false]);
  });

  test('gives an account no more credits than it holds, so that it goes on', async () => {
    const server = await start();
    const { email, session } = await newPerson(server, { credits: 5 });
    for (const amount of ['9007199254740991', '-9007199254740991', '1000000001', '1e300'])
      await expect(admin(server, 'credits add', { email, amount })).rejects.toThrow('at most 1000000000');
    await admin(server, 'credits add', { email, amount: '999999995' });
    await expect(admin(server, 'credits add', { email, amount: '1' })).rejects.toThrow(
      'at most 1000000000 credits; this one would have 1000000001',
    );
    expect((await generate(server, session)).status).toBe(200);
    expect((await admin(server, 'user show', { email })).json).toMatchObject({ credits: 999_999_999 });
    const other = { email: newEmail(), password: PASSWORD };
    for (const credits of ['9007199254740991', '1e300', '1000000001', '-1'])
      await expect(admin(server, 'user create', { ...other, credits })).rejects.toThrow('1000000000');
    expect((await admin(server, 'reconcile')).json).toMatchObject({ movements: 3, drifts: [] });
  });

  test('makes no account where its session cannot be signed in', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    const other = { email: newEmail(), password: PASSWORD };
    await expect(admin(server, 'user create', { ...other, session })).rejects.toThrow('bound already');
    await expect(admin(server, 'user show', other)).rejects.toThrow('Nobody has');
    await admin(server, 'user create', { ...other, session: newSessionId() });
  });

  test('makes no account that nobody could sign in to', async () => {
    const server = await start();
    const label = 'a'.repeat(60);
    for (const email of [
      'josé@ejemplo.com',
      'ana@correo.c',
      'ana@',
      `ana@${`${label}.`.repeat(5)}com`,
      'ana@ejemplo.com@ejemplo.com',
    ])
      await expect(admin(server, 'user create', { email, password: PASSWORD })).rejects.toThrow(
        'The e-mail must look like',
      );
    const { json } = await admin(server, 'user create', { email: ' Ana@Ejemplo.com ', password: PASSWORD });
    expect(json).toMatchObject({ email: 'ana@ejemplo.com' });
  });

  test('lists the sessions of somebody, and ends them', async () => {
    const server = await start();
    const { email, session } = await newPerson(server);
    expect((await admin(server, 'sessions list', { email })).json).toHaveLength(1);
    await admin(server, 'sessions end', { email });
    expect((await admin(server, 'sessions list', { email })).json).toEqual([]);
    expect((await post(server, '/validate_session', { session })).body).toEqual({ validated: 0 });
  });

  test('ends an account that is named twice, and reconciles after it', async () => {
    const server = await start();
    const { email, session } = await newPerson(server, { credits: 4 });
    await generate(server, session);
    await expect(admin(server, 'user delete', { email, confirm: newEmail() })).rejects.toThrow('--confirm');
    expect((await post(server, '/validate_session', { session })).body.validated).toBe(1);
    await admin(server, 'user delete', { email, confirm: email.toUpperCase() });
    expect((await post(server, '/validate_session', { session })).body).toEqual({ validated: 0 });
    await expect(admin(server, 'user show', { email })).rejects.toThrow('Nobody has');
    const { json, isBad } = await admin(server, 'reconcile');
    expect([json, isBad]).toEqual([{ accounts: 1, movements: 2, drifts: [] }, false]);
  });

  test('forgets what has expired', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    expect((await admin(server, 'prune')).json).toEqual({ pruned: true });
    expect((await post(server, '/validate_session', { session })).body.validated).toBe(1);
  });

  test('backs up beside a running server, and what is restored is what was there then', async () => {
    const server = await start();
    const { session } = await newPerson(server, { credits: 4 });
    await generate(server, session);
    const then = await belongings(server, session);
    const file = join(await newFolder(), 'backup');
    await admin(server, 'backup', { to: file });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    for (const to of [file, dirname(file)])
      await expect(admin(server, 'backup', { to })).rejects.toThrow(`${to} is there already`);
    const nowhere = join(dirname(file), 'none');
    await expect(admin(server, 'backup', { to: join(nowhere, 'backup') })).rejects.toThrow(
      `There is no folder ${nowhere}`,
    );
    await expect(admin(server, 'restore', { from: dirname(file) })).rejects.toThrow('There is no file');
    await generate(server, session);
    expect(await belongings(server, session)).not.toEqual(then);

    const DATA_DIR = await newFolder();
    const env = kind === 'postgres' ? { DATA_DIR, DATABASE_URL: await freshPostgres() } : { DATA_DIR };
    await COMMANDS.restore?.run(readConfig(env), { from: file });
    // Twice: over nothing, and over what is there.
    await COMMANDS.restore?.run(readConfig(env), { from: file });
    const second = await start({ env });
    const now = await belongings(second, session);
    const withoutOrigin = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll(/http:\/\/127[^/]+/g, ''));
    expect(withoutOrigin(now)).toEqual(withoutOrigin(then));
    expect((await admin(second, 'reconcile')).json).toMatchObject({ movements: 2, drifts: [] });
    expect((await generate(second, session)).status).toBe(200);
  });

  test('restores no file that is none of its backups, and leaves the data as they are', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    const file = join(await newFolder(), 'letter');
    await writeFile(file, 'no database at all');
    await expect(admin(server, 'restore', { from: file })).rejects.toThrow(/no backup|pg_restore failed/);
    await expect(admin(server, 'restore', { from: `${file}.none` })).rejects.toThrow('There is no file');
    expect((await post(server, '/validate_session', { session })).body.validated).toBe(1);
  });

  // PostgreSQL replaces tables within one transaction, also while servers have it open.
  if (kind === 'postgres') {
    test('restores a backup of before an upgrade over what the newer version made, or changes nothing', async () => {
      const server = await start();
      const { session } = await newPerson(server);
      await generate(server, session);
      const file = join(await newFolder(), 'backup');
      await admin(server, 'backup', { to: file });
      const client = new pg.Client(server.service.deps.config.databaseUrl);
      await client.connect();
      await client.query('create table newer (logo_id text references logos (id))');
      await client.query('create function newest() returns int language sql as $$ select 1 $$');
      const hasNewer = async () => (await client.query("select to_regclass('newer') as found")).rows[0].found;
      const cut = `${file}.cut`;
      await writeFile(cut, (await readFile(file)).subarray(0, -20_000));
      await expect(admin(server, 'restore', { from: cut })).rejects.toThrow('pg_restore failed');
      expect(await hasNewer()).toBe('newer');
      await admin(server, 'restore', { from: file });
      expect(await hasNewer()).toBeNull();
      await expect(client.query('select newest()')).rejects.toThrow('does not exist');
      await client.end();
      expect((await generate(server, session)).status).toBe(200);
    });
    return;
  }

  test.each([
    ['damaged', { 'trazo.db': 'no database any more' }],
    ['gone, but for its log', { 'trazo.db-wal': undefined }],
  ])('restores a database that is %s', async (_, left: Record<string, string | undefined>) => {
    const server = await start();
    const { session } = await newPerson(server, { credits: 4 });
    const file = join(await newFolder(), 'backup');
    await admin(server, 'backup', { to: file });
    await generate(server, session);
    const DATA_DIR = await newFolder();
    for (const [name, content] of Object.entries(left)) {
      const was = join(server.service.deps.config.dataDir, name);
      await writeFile(join(DATA_DIR, name), content ?? (await readFile(was)));
    }
    await COMMANDS.restore?.run(readConfig({ DATA_DIR }), { from: file });
    const second = await start({ env: { DATA_DIR } });
    expect((await post(second, '/user_info', { session })).body.user).toMatchObject({ creditos: 4 });
    expect((await admin(second, 'reconcile')).json).toMatchObject({ drifts: [] });
  });

  test('keeps what each restore finds, under a name that it tells', async () => {
    const file = join(await newFolder(), 'backup');
    const server = await start();
    await newPerson(server);
    await admin(server, 'backup', { to: file });
    const DATA_DIR = await newFolder();
    const restore = () => COMMANDS.restore?.run(readConfig({ DATA_DIR }), { from: file });
    await writeFile(join(DATA_DIR, 'trazo.db'), 'the only copy');
    for (const name of [
      'trazo.db.before-restore',
      'trazo.db.before-restore-2',
      'trazo.db.before-restore-3',
    ]) {
      const kept = join(DATA_DIR, name);
      expect(await restore()).toMatchObject({ json: { kept }, text: expect.stringContaining(kept) });
    }
    const kept = (name: string) => readFile(join(DATA_DIR, `trazo.db.before-restore${name}`), 'utf8');
    expect(await kept('')).toBe('the only copy');
    expect(await kept('-2')).toMatch(/^SQLite format 3/);
    expect((await readdir(DATA_DIR)).filter((name) => name.includes('restoring'))).toEqual([]);
    const nothing = await COMMANDS.restore?.run(readConfig({ DATA_DIR: await newFolder() }), { from: file });
    expect(nothing?.json).toEqual({ restored: file });
  });

  test('restores nothing under a server that runs', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    const file = join(await newFolder(), 'backup');
    await admin(server, 'backup', { to: file });
    await expect(admin(server, 'restore', { from: file })).rejects.toThrow('Stop it first');
    expect((await generate(server, session)).status).toBe(200);
  });
});

test.each(Object.entries(COMMANDS))('%s says how it is used', (name, command) => {
  const usage = usageOf(name, command);
  for (const option of [...Object.keys(command.options), 'json']) expect(usage).toContain(`--${option}`);
  for (const option of command.required) expect(Object.keys(command.options)).toContain(option);
});

test('the program prints JSON or text, and says what is missing', async () => {
  ensureProductBuilt();
  const main = fileURLToPath(new URL('../dist/admin.js', import.meta.url));
  const DATA_DIR = await newFolder();
  const said = (input: string, ...args: string[]) => {
    const running = promisify(execFile)(process.execPath, [main, ...args], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { PATH: process.env.PATH, DATA_DIR },
    });
    running.child.stdin?.end(input);
    return running;
  };
  const program = (...args: string[]) => said('', ...args);
  await expect(program('reconcile')).rejects.toThrow('There is no database at');
  const person = ['--email', 'ana@ejemplo.mx', '--password', PASSWORD];
  expect(JSON.parse((await program('user', 'create', ...person, '--json')).stdout)).toMatchObject({
    email: 'ana@ejemplo.mx',
  });
  expect(JSON.parse((await program('reconcile', '--json')).stdout)).toEqual({
    accounts: 1,
    movements: 1,
    drifts: [],
  });
  expect((await program('--help')).stdout).toContain('credits add');
  await expect(program('user', 'create')).rejects.toThrow('--email must be given');
  const other = ['user', 'create', '--email', 'eva@ejemplo.mx'];
  for (const input of ['', '\n']) await expect(said(input, ...other)).rejects.toThrow('There is no password');
  await expect(said('corta\n', ...other)).rejects.toThrow('10 to 128 characters');
  expect((await said(`${PASSWORD}\r\nand more\n`, ...other)).stdout).toMatch(/^eva@ejemplo\.mx /);
  await expect(program('user', 'rename')).rejects.toThrow('There is no command “user rename”');
});
