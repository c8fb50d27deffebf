import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type Libsql from 'libsql';

/** How long a statement waits for another connection that is writing. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 25;

/** Kysely's SQLite dialect for several connections at once: writers queue, and the event loop goes on meanwhile. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new SharedSqliteDriver({ database: this.#database });
  }
}

class SharedSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection());
  }

  /** Takes the write lock when a transaction begins, so that none fails half-way for want of it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * SQLite's own waiting would hold the thread, and with it the very transaction that is waited for when
 * that one runs in this process. A statement that found the database busy did nothing, so it can be repeated.
 */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const deadline = Date.now() + PATIENCE_MS;
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isBusy(error) || Date.now() > deadline) throw error;
        }
        await sleep(pause * (0.5 + Math.random()));
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
