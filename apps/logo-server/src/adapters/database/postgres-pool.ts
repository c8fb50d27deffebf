import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PoolUsage } from '../../ports/metrics.js';
import { isUnavailable } from './unavailable.js';

const INT8 = 20;
const SIZE = 10;

/** In milliseconds. Long enough for a queue at one account, short enough that no request waits for ever. */
const TIMEOUTS = {
  /** For an answer, told by the server. */
  statement_timeout: 10_000,
  /** For an answer of a server that no longer speaks. */
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** For a connection: a new one, or one that another request gives back. */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * A pool that lives through restarts and failovers of its server: a connection that breaks, in use or idle, ends
 * the query it broke under and nothing else, and is not used again.
 * @param patient waits for an answer as long as it takes
 */
export function postgresPool(
  connectionString: string,
  { patient = false }: { patient?: boolean } = {},
): PostgresPool & { usage(): PoolUsage } {
  const pool = new pg.Pool({
    connectionString,
    max: SIZE,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(!patient && TIMEOUTS),
    types: {
      // Our 64-bit integers are milliseconds and counters, all within what a number holds exactly.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Unheard, either would end the process. The query that was under way hears of it in any case.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => replacedWhenBroken(await pool.connect()),
    end: () => pool.end(),
    usage: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Kysely gives a connection back as good even when an answer never came; the next query would wait for it. */
function replacedWhenBroken(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      broken ||= isUnavailable(error);
      throw error;
    }
  };
  // Kysely's other form of query takes a cursor, and we give its dialect none.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}
