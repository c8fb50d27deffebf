import { spawn } from 'node:child_process';
import { constants, existsSync, statSync } from 'node:fs';
import { chmod, copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { DATABASE_FILE } from '../adapters/database/open.js';
import type { Config } from '../config/environment.js';
import { ensureDataDir } from '../config/secrets.js';
import type { Command } from './command.js';
import { existingDatabase } from './existing-database.js';

export const backup: Command = {
  summary: 'Writes the whole database of one moment to a file, while servers go on (PostgreSQL: pg_dump)',
  options: { to: 'a file that is not there yet' },
  required: ['to'],
  async run({ dataDir, databaseUrl }, { to = '' }) {
    await makeFile(to);
    try {
      if (databaseUrl === undefined) copySqlite(existingDatabase(dataDir), to);
      else await dumpPostgres(databaseUrl, to);
    } catch (error) {
      await rm(to, { force: true });
      throw error;
    }
    return { json: { file: to }, text: to };
  },
};

export const restore: Command = {
  summary:
    'Puts a backup in place of the database; no server may run on it (PostgreSQL: pg_restore and psql, and nothing of what was there is kept)',
  options: { from: 'a file that `backup` wrote' },
  required: ['from'],
  async run(config, { from = '' }) {
    if (!statSync(from, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${from}.`);
    if (config.databaseUrl === undefined) return restoreSqlite(config, from);
    await restorePostgres(config.databaseUrl, from);
    return { json: { restored: from }, text: `${from} is restored in place of what was there.` };
  },
};

/** Made by us, so that nobody else can read it; and never over another backup. */
async function makeFile(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(NO_FILE[code]?.(path) ?? message, { cause: error });
  }
}

const NO_FILE: Readonly<Record<string, (path: string) => string>> = {
  EEXIST: (path) =>
    `${path} is there already, and no backup is written over. Name a file that is not there yet.`,
  ENOENT: (path) => `There is no folder ${dirname(path)} for the backup. Make it first.`,
};

function copySqlite(database: string, to: string): void {
  const connection = new Libsql(database);
  try {
    connection.exec('pragma busy_timeout = 10000');
    connection.prepare('vacuum into ?').run(to);
  } finally {
    connection.close();
  }
}

async function restoreSqlite({ dataDir }: Config, from: string) {
  await ensureDataDir(dataDir);
  const database = join(dataDir, DATABASE_FILE);
  const draft = `${database}.restoring`;
  for (const beside of BESIDE) await rm(`${draft}${beside}`, { force: true });
  try {
    await copyFile(from, draft);
    await chmod(draft, 0o600);
    refuseDamaged(draft, from);
    await flush(draft, constants.O_RDWR);
    if (existsSync(database)) refuseInUse(database);
    const kept = await setAside(database);
    await rename(draft, database);
    await flush(dirname(database), constants.O_RDONLY);
    if (kept === undefined) return { json: { restored: from }, text: `${from} is restored.` };
    const text = `${from} is restored. What was there is kept as ${kept}: remove it when nobody misses anything.`;
    return { json: { restored: from, kept }, text };
  } finally {
    for (const part of PARTS) await rm(`${draft}${part}`, { force: true });
  }
}

/** What SQLite keeps beside a database that was not closed: whatever has the name next would be read with it. */
const BESIDE = ['-wal', '-shm'];
const PARTS = [...BESIDE, ''];

/**
 * Keeps a database, and its log, which SQLite would take for that of whatever file has the name next. What an earlier
 * restore kept may be the only copy there is, so each has a name of its own.
 * @returns the name of what was kept; undefined where nothing was there.
 */
async function setAside(database: string): Promise<string | undefined> {
  const there = PARTS.filter((part) => existsSync(`${database}${part}`));
  if (there.length === 0) return undefined;
  const name = freeName(`${database}.before-restore`);
  for (const part of there) await rename(`${database}${part}`, `${name}${part}`);
  return name;
}

function freeName(name: string): string {
  const isFree = (candidate: string) => PARTS.every((part) => !existsSync(`${candidate}${part}`));
  let candidate = name;
  for (let number = 2; !isFree(candidate); number += 1) candidate = `${name}-${number}`;
  return candidate;
}

function refuseDamaged(file: string, name: string): void {
  const connection = new Libsql(file);
  try {
    const result = connection.prepare('pragma integrity_check').get() as { integrity_check?: string };
    const table = connection.prepare("select 1 as found from sqlite_master where name = 'movements'").get();
    if (result.integrity_check !== 'ok' || table === undefined) throw new Error('it holds no whole database');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} is no backup of this service, so nothing was changed: ${why}.`);
  } finally {
    connection.close();
  }
}

/** How SQLite names what is no database, or none any more. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/**
 * Leaving the write-ahead log takes every other connection's absence; it also brings the log's rows into the file. What
 * is damaged is what a backup is restored for.
 */
function refuseInUse(database: string): void {
  const connection = new Libsql(database);
  try {
    connection.exec('pragma journal_mode = delete');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (DAMAGED.test(code)) return;
    if (!code.startsWith('SQLITE_BUSY')) throw error;
    throw new Error(`A server or another program has ${database} open. Stop it first; nothing was changed.`);
  } finally {
    connection.close();
  }
}

async function flush(path: string, flags: number): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync();
  await handle.close();
}

/**
 * Everything that is in the service's schema, whatever version made it: tables that the backup knows nothing of refer to
 * those that it replaces, and would be in the way of the version that makes them again. What extensions made stays.
 */
const DROP_ALL = `begin;
set local client_min_messages = warning;
do $$
declare command text;
begin
  for command in
    select format('drop table if exists %s cascade', pg_class.oid::regclass)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop function if exists %s cascade', pg_proc.oid::regprocedure)
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = current_schema() and prokind = 'f'
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute command;
  end loop;
end $$;
`;

/** In one transaction, which is committed when all of the backup was read: by itself pg_restore drops only what it holds. */
async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const { address, env } = addressOf(databaseUrl);
  const psqlFlags = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];
  const psql = startProgram('psql', [address, ...psqlFlags], env);
  const reading = startProgram('pg_restore', ['--clean', '--if-exists', '--no-owner', '--file=-', from], env);
  const { stdin } = psql.child;
  // Of a program that has ended, which says more by its own words.
  stdin.on('error', () => {});
  psql.child.stdout.resume();
  reading.child.stdin.end();
  stdin.write(DROP_ALL);
  reading.child.stdout.pipe(stdin, { end: false });
  psql.child.once('close', () => reading.child.kill());
  const read = reading.ended.then(
    () => stdin.end('commit;\n'),
    (error: unknown) => {
      stdin.end();
      throw error;
    },
  );
  const both = [psql.ended, read];
  // What failed first is why the other did.
  await Promise.all(both).finally(() => Promise.allSettled(both));
}

async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  const { address, env } = addressOf(databaseUrl);
  const { child, ended } = startProgram(
    'pg_dump',
    [address, '--format=custom', '--no-owner', `--file=${to}`],
    env,
  );
  child.stdin.end();
  child.stdout.resume();
  await ended;
}

/** The password goes by the environment: arguments can be read by everybody on the machine. */
function addressOf(databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  return { address: `--dbname=${address.href}`, env };
}

/** Starts one of PostgreSQL's programs. It ends well, or with what the program said. */
function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(name, args, { env, stdio: 'pipe' });
  const ended = new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (piece) => {
      said += String(piece);
    });
    child.once('error', () =>
      reject(
        new Error(
          `${name} cannot be run. Install PostgreSQL's client programs, of the server's version or newer.`,
        ),
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim()}`)),
    );
  });
  return { child, ended };
}
