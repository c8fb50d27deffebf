import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.js';
import { migrate } from './migrate.js';
import type { Database, Schema } from './schema.js';
import { SharedSqliteDialect } from './sqlite-dialect.js';

export type OpenDatabase = { db: Database; dialect: Dialect; close(): Promise<void> };

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
  return { db, dialect: sqliteDialect, close: () => db.destroy() };
}

const INT8 = 20;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;

function openPostgres(databaseUrl: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      // Our 64-bit integers are milliseconds and counters, all within what a number holds exactly.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: postgresDialect, close: () => db.destroy() };
}
