import { type RawBuilder, sql } from 'kysely';
import type { AuthBoolean, AuthTimestamp, DatabaseTransaction } from './schema.js';

/**
 * Everything in which the two databases differ. The rest of the service speaks to both in the same words.
 */
export type Dialect = {
  kind: 'sqlite' | 'postgres';
  /** A column of 64-bit integers. */
  bigint: string;
  /** A column of text that is sorted by its bytes. */
  sortable: string;
  /** Ends the making of a table whose rows lie in the order of its key; empty where there is no such table. */
  keyOrdered: string;
  /** A text with the capitals of ASCII in lower case, and no other. */
  asciiLower(text: string): string;
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
  /** Statements for a trigger that runs `action` (over `new` and `old`) after each change of a row. */
  runAfter(trigger: FollowingTrigger): string[];
  /** Statements that take a trigger of one of these kinds away. */
  dropTrigger(trigger: { name: string; table: string }): string[];
  /** A text that no row ever had. */
  uniqueText: string;
  /** When the month of a time began (UTC); both in milliseconds. */
  monthStart(time: string): string;
};

type RefusingTrigger = {
  name: string;
  table: string;
  event: 'insert' | 'update' | 'delete';
  condition: string;
  message: string;
};

type FollowingTrigger = {
  name: string;
  table: string;
  event: 'insert' | 'update' | 'delete';
  condition: string;
  action: string;
};

export const sqliteDialect: Dialect = {
  kind: 'sqlite',
  bigint: 'integer',
  sortable: 'text',
  keyOrdered: 'without rowid',
  asciiLower: (text) => `lower(${text})`,
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
  runAfter: ({ name, table, event, condition, action }) => [
    `create trigger ${name} after ${event} on ${table} when ${condition} begin ${action}; end`,
  ],
  dropTrigger: ({ name }) => [`drop trigger ${name}`],
  uniqueText: 'hex(randomblob(16))',
  monthStart: (time) =>
    `cast(strftime('%s', ${time} / 1000, 'unixepoch', 'start of month') as integer) * 1000`,
};

/** Any constant will do, as long as every version of the service uses the same one. */
const MIGRATION_LOCK = 724_112_019;

export const postgresDialect: Dialect = {
  kind: 'postgres',
  bigint: 'bigint',
  sortable: 'text collate "C"',
  keyOrdered: '',
  asciiLower: (text) => `lower((${text}) collate "C")`,
  authTimestamp: 'timestamptz',
  authBoolean: 'boolean',
  toAuthTimestamp: (ms) => new Date(ms),
  authFalse: false,
  // Not `for update`: a row that is written twice in a transaction has its foreign keys looked up again, so whoever marks
  // a favourite would wait here with the figures locked that the holder of this lock goes on to write.
  lockRow: sql`for no key update`,
  lockMigrations: async (db) => {
    // Whoever starts beside a server that takes a minute over its steps waits for it.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
    // For a table everybody waits behind a step that waits for it, as for a backup.
    await sql`set local lock_timeout = '10s'`.execute(db);
  },
  refuseWhen: ({ name, table, event, condition, message }) => [
    `create function ${name}() returns trigger language plpgsql as $$
     begin
       if (${condition}) then raise exception '${message}' using errcode = 'check_violation'; end if;
       return new;
     end $$`,
    `create trigger ${name} before ${event} on ${table} for each row execute function ${name}()`,
  ],
  runAfter: ({ name, table, event, condition, action }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${action}; return null; end $$`,
    `create trigger ${name} after ${event} on ${table} for each row when (${condition}) execute function ${name}()`,
  ],
  dropTrigger: ({ name, table }) => [`drop trigger ${name} on ${table}`, `drop function ${name}()`],
  uniqueText: 'cast(gen_random_uuid() as text)',
  monthStart: (time) =>
    `cast(extract(epoch from date_trunc('month', to_timestamp(${time} / 1000.0), 'UTC')) * 1000 as bigint)`,
};
