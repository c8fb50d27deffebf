import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type Libsql from 'libsql';

/** How long a writer waits for another connection that is writing. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 20;

/** Kysely's SQLite dialect for several connections at once: writers queue, and the event loop goes on meanwhile. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new SharedSqliteDriver(this.#database);
  }
}

/**
 * Every write happens between `begin immediate` and `commit`, and those go through `exec`: a prepared
 * statement that finds the database busy stays open in libsql, and no later commit of its connection succeeds.
 */
class SharedSqliteDriver extends SqliteDriver {
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return lockingWrites(this.#database, await super.acquireConnection());
  }

  override beginTransaction(): Promise<void> {
    return takeWriteLock(this.#database);
  }

  override async commitTransaction(): Promise<void> {
    this.#database.exec('commit');
  }

  override async rollbackTransaction(): Promise<void> {
    undo(this.#database);
  }
}

const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);

/** Gives a write that stands alone a transaction of its own. */
function lockingWrites(database: Libsql.Database, connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (database.inTransaction || !WRITES.has(query.query.kind)) return connection.executeQuery<Row>(query);
      await takeWriteLock(database);
      try {
        const result = await connection.executeQuery<Row>(query);
        database.exec('commit');
        return result;
      } catch (error) {
        undo(database);
        throw error;
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/** Some failures end the transaction themselves. */
function undo(database: Libsql.Database): void {
  if (database.inTransaction) database.exec('rollback');
}

/**
 * SQLite's own waiting would hold the thread, and with it the very transaction that is waited for when
 * that one runs in this process.
 */
async function takeWriteLock(database: Libsql.Database): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    try {
      database.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await sleep(pause * (0.5 + Math.random()));
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
