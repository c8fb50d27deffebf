import { type RawBuilder, sql } from 'kysely';
import type { AuthBoolean, AuthTimestamp, DatabaseTransaction } from './schema.js';

/**
 * Everything in which the two databases differ. The rest of the service speaks to both in the same words.
 */
export type Dialect = {
  kind: 'sqlite' | 'postgres';
  /** A column of 64-bit integers. */
  bigint: string;
  /** better-auth stores times and booleans in the native way of each database. */
  authTimestamp: string;
  authBoolean: string;
  toAuthTimestamp(ms: number): AuthTimestamp;
  authFalse: AuthBoolean;
  /** Ends a select whose row must stay ours until the transaction ends. */
  lockRow: RawBuilder<unknown>;
  /** Keeps a second starting process out until the transaction ends. */
  lockMigrations(db: DatabaseTransaction): Promise<void>;
  /** Statements for a trigger that refuses the change when `condition` (over `new`) holds. */
  refuseWhen(trigger: RefusingTrigger): string[];
};

export type RefusingTrigger = {
  name: string;
  table: string;
  event: 'insert' | 'update' | 'delete';
  condition: string;
  message: string;
};

export const sqliteDialect: Dialect = {
  kind: 'sqlite',
  bigint: 'integer',
  authTimestamp: 'text',
  authBoolean: 'integer',
  toAuthTimestamp: (ms) => new Date(ms).toISOString(),
  authFalse: 0,
  // A writing transaction already owns the whole database: it begins with `immediate`.
  lockRow: sql``,
  lockMigrations: async () => {},
  refuseWhen: ({ name, table, event, condition, message }) => [
    `create trigger ${name} before ${event} on ${table} when ${condition}
     begin select raise(abort, '${message}'); end`,
  ],
};

/** Any constant will do, as long as every version of the service uses the same one. */
const MIGRATION_LOCK = 724_112_019;

export const postgresDialect: Dialect = {
  kind: 'postgres',
  bigint: 'bigint',
  authTimestamp: 'timestamptz',
  authBoolean: 'boolean',
  toAuthTimestamp: (ms) => new Date(ms),
  authFalse: false,
  lockRow: sql`for update`,
  lockMigrations: async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
  },
  refuseWhen: ({ name, table, event, condition, message }) => [
    `create function ${name}() returns trigger language plpgsql as $$
     begin
       if (${condition}) then raise exception '${message}' using errcode = 'check_violation'; end if;
       return new;
     end $$`,
    `create trigger ${name} before ${event} on ${table} for each row execute function ${name}()`,
  ],
};
