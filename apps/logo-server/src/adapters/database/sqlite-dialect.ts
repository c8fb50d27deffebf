import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
} from 'kysely';
import type Libsql from 'libsql';
import type { Reader } from './direct-reads.js';

/** How long a writer waits for the others, those of other processes too. */
const PATIENCE_MS = 10_000;
/** More than the service has selects; better-auth makes some of its own. */
const MOST_STATEMENTS = 200;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 20;

/** A reader with a connection of its own. */
type ConnectedReader = Reader & { close(): void };

/** One connection on which writers take turns, and one on which nobody waits for them. */
type SqliteConnections = { writer: Libsql.Database; reader: ConnectedReader };

/** Kysely's SQLite dialect for several processes at once: writers queue, readers and the event loop go on meanwhile. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return new SharedSqliteDriver(this.#connections);
  }
}

class SharedSqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #turns = createTurns();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SharedConnection> {
    return new SharedConnection(this.#connections, this.#turns);
  }

  beginTransaction(connection: SharedConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SharedConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SharedConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SharedConnection): Promise<void> {
    connection.end();
  }

  async destroy(): Promise<void> {
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

/**
 * What one caller has in hand. A select that stands alone is read at once; everything else happens on the writer
 * between `begin immediate` and `commit`. Those go through `exec`: a prepared statement that finds the database
 * busy stays open in libsql, and no later commit of its connection succeeds.
 */
class SharedConnection implements DatabaseConnection {
  readonly #writer: Libsql.Database;
  readonly #reader: Reader;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor({ writer, reader }: SqliteConnections, turns: Turns) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn !== undefined) return run(this.#writer, query);
    if (query.query.kind === 'SelectQueryNode') return { rows: this.#reader.all(query) as Row[] };
    await this.begin();
    try {
      const result = run<Row>(this.#writer, query);
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    } finally {
      this.end();
    }
  }

  /** Part of Kysely's interface; nothing here streams. */
  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database gives whole results; ask for them page by page.');
  }

  async begin(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    this.#endTurn = await this.#turns();
    try {
      await takeWriteLock(this.#writer, deadline);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  commit(): void {
    this.#writer.exec('commit');
  }

  /** Some failures end the transaction themselves. */
  rollback(): void {
    if (this.#writer.inTransaction) this.#writer.exec('rollback');
  }

  end(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** Selects that stand alone are few and come again and again: each is prepared once. One that failed is not used again. */
export function preparedReader(readOnly: Libsql.Database): ConnectedReader {
  const whole = createStatements((sql) => readOnly.prepare(sql));
  const single = createStatements((sql) => {
    const statement = readOnly.prepare(sql).raw();
    return { statement, columns: statement.columns().map(({ name }) => name) };
  });
  return {
    all: ({ sql, parameters }) => whole.use(sql, (statement) => statement.all(parameters)),
    first: ({ sql, parameters }) =>
      single.use(sql, ({ statement, columns }) => {
        // As an object, libsql gives it with a field of its own.
        const values = statement.get(parameters) as unknown[] | undefined;
        return values && Object.fromEntries(columns.map((name, index) => [name, values[index]]));
      }),
    close: () => {
      // The files stay open as long as a statement is held.
      whole.clear();
      single.clear();
      readOnly.close();
    },
  };
}

/** What was prepared for the texts that were used last. */
function createStatements<Prepared>(prepare: (sql: string) => Prepared) {
  const known = new Map<string, Prepared>();
  return {
    use<Result>(sql: string, read: (prepared: Prepared) => Result): Result {
      const prepared = known.get(sql) ?? prepare(sql);
      known.delete(sql);
      const result = read(prepared);
      known.set(sql, prepared);
      const oldest = known.keys().next();
      if (known.size > MOST_STATEMENTS && !oldest.done) known.delete(oldest.value);
      return result;
    },
    clear: () => known.clear(),
  };
}

function run<Row>(connection: Libsql.Database, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Resolves when all who came before have ended their turns, with what ends this one. */
type Turns = () => Promise<() => void>;

/**
 * A turn ends for whoever comes next when the event loop has gone round: a commit holds the thread until the disk has
 * it, and one after the other they would let nobody else be heard. Who finds no turn under way waits for nothing.
 */
function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = () => setImmediate(resolve);
    });
    await before;
    return end;
  };
}

/**
 * SQLite's own waiting would hold the thread, and with it the very transaction that is waited for when
 * that one runs in this process.
 */
async function takeWriteLock(writer: Libsql.Database, deadline: number): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    try {
      writer.exec('begin immediate');
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
