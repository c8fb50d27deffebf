import { closeSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.js';
import { migrate } from './migrate.js';
import { postgresPool } from './postgres-pool.js';
import type { Database, Schema } from './schema.js';
import { SharedSqliteDialect } from './sqlite-dialect.js';

export type OpenDatabase = {
  db: Database;
  dialect: Dialect;
  /** Resolves when the database answers and can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
};

export const DATABASE_FILE = 'trazo.db';

/** Opens the database, PostgreSQL when a URL is given, and brings its schema up to date. */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string;
}): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  const opened =
    databaseUrl === undefined ? openSqlite(join(options.dataDir, DATABASE_FILE)) : openPostgres(databaseUrl);
  try {
    await migrate(opened.db, opened.dialect);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** While opening, SQLite itself waits for another process; after that the dialect does, without holding the thread. */
const OPENING_TIMEOUT_MS = 10_000;

function openSqlite(file: string): OpenDatabase {
  // Made by us, so that nobody else can read it; SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new Libsql(file);
  // The waiting time first: without it the next line fails at once while another process writes.
  connection.exec(`pragma busy_timeout = ${OPENING_TIMEOUT_MS}`);
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  connection.exec('pragma busy_timeout = 0');
  const db = new Kysely<Schema>({ dialect: new SharedSqliteDialect(connection) });
  // A connection of its own: the other may be waiting for the very lock that is asked after.
  const probing = new Libsql(file);
  const probe = async () => {
    await refuseFullDisk(dirname(file));
    await takeAndReturnWriteLock(probing);
  };
  const close = async () => {
    probing.close();
    await db.destroy();
  };
  return { db, dialect: sqliteDialect, probe, close };
}

/** Our own writers hold the lock for milliseconds; whoever holds it longer keeps us from working. */
const PROBE_MS = 500;
const PROBE_PAUSE_MS = 10;

async function takeAndReturnWriteLock(connection: Libsql.Database): Promise<void> {
  for (const deadline = performance.now() + PROBE_MS; ; await sleep(PROBE_PAUSE_MS)) {
    try {
      connection.exec('begin immediate');
      connection.exec('rollback');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

/** Less than this, in bytes, is no room for a transaction and its log. */
const LEAST_FREE = 1024 * 1024;

async function refuseFullDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_FREE) {
    throw new Error(
      `The disk of ${folder} is full, so nothing can be stored. Make room; no restart is needed.`,
    );
  }
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(databaseUrl) }) });
  const probe = async () => {
    await sql`select 1`.execute(db);
  };
  return { db, dialect: postgresDialect, probe, close: () => db.destroy() };
}
