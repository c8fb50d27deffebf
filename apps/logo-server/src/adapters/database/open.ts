import { closeSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { PoolUsage } from '../../ports/metrics.js';
import { type Dialect, postgresDialect, sqliteDialect } from './dialect.js';
import { DirectReads } from './direct-reads.js';
import { migrate } from './migrate.js';
import { postgresPool } from './postgres-pool.js';
import type { Database, Schema } from './schema.js';
import { preparedReader, SharedSqliteDialect } from './sqlite-dialect.js';
import { timedDialect } from './timed-dialect.js';

export type OpenDatabase = {
  db: Database;
  dialect: Dialect;
  /** Resolves when the database answers and can be written. */
  probe(): Promise<void>;
  /** Only of a database that is reached by connections. */
  poolUsage?(): PoolUsage;
  close(): Promise<void>;
};

export const DATABASE_FILE = 'trazo.db';

/** Opens the database, PostgreSQL when a URL is given, and brings its schema up to date. */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string;
}): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  if (databaseUrl !== undefined) {
    // Nobody waits for a request here: a step over all rows of a large database takes as long as it takes.
    const patient = openPostgres(postgresPool(databaseUrl, { patient: true }));
    await migrate(patient.db, patient.dialect).finally(() => patient.close());
    // Its connections ask for more than that one's did, which a pooler in front may refuse.
    return closedUnless(openPostgres(postgresPool(databaseUrl)), (opened) => opened.probe());
  }
  const opened = openSqlite(join(options.dataDir, DATABASE_FILE));
  return closedUnless(opened, ({ db, dialect }) => migrate(db, dialect));
}

async function closedUnless(
  opened: OpenDatabase,
  works: (opened: OpenDatabase) => Promise<void>,
): Promise<OpenDatabase> {
  try {
    await works(opened);
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
  const writer = connect(file);
  const readOnly = connect(file);
  readOnly.exec('pragma query_only = on');
  const reader = preparedReader(readOnly);
  const dialect = timedDialect(new SharedSqliteDialect({ writer, reader }));
  const db = new DirectReads<Schema>({ dialect }, reader);
  const probe = async () => {
    await refuseFullDisk(dirname(file));
    await refuseUnwritable(db);
  };
  return { db, dialect: sqliteDialect, probe, close: () => db.destroy() };
}

function connect(file: string): Libsql.Database {
  const connection = new Libsql(file);
  // The waiting time first: without it the next line fails at once while another process writes.
  connection.exec(`pragma busy_timeout = ${OPENING_TIMEOUT_MS}`);
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  connection.exec('pragma busy_timeout = 0');
  return connection;
}

/** In bytes; about what a logo takes up. */
const PROBE_SIZE = 65_536;

/** Writes as any request would, in its turn and with the lock, and takes it back. */
async function refuseUnwritable(db: Database): Promise<void> {
  const writable = new Error('It can be written.');
  await db
    .transaction()
    .execute(async (transaction) => {
      const key = sql<string>`hex(zeroblob(${PROBE_SIZE}))`;
      const row = { key, failures: 0, blocked_until: 0, updated_at: 0 };
      await transaction.insertInto('sign_in_attempts').values(row).execute();
      throw writable;
    })
    .catch((error: unknown) => {
      if (error !== writable) throw error;
    });
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

function openPostgres(pool: ReturnType<typeof postgresPool>): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: timedDialect(new PostgresDialect({ pool })) });
  const probe = async () => {
    // Writes nothing, and is refused where nothing can be written: of a replica, or of one whose disk is full.
    await db.deleteFrom('sign_in_attempts').where(sql<boolean>`false`).execute();
  };
  return { db, dialect: postgresDialect, probe, poolUsage: () => pool.usage(), close: () => db.destroy() };
}
