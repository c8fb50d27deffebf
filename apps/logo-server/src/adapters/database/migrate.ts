import { sql } from 'kysely';
import type { Dialect } from './dialect.js';
import type { Migration } from './migration.js';
import { MIGRATIONS } from './migrations/index.js';
import type { Database, DatabaseTransaction } from './schema.js';

/**
 * Brings the schema up to date in one transaction and under a lock, so that servers that start
 * together apply each step once, and one that is stopped half-way leaves nothing behind.
 */
export async function migrate(
  db: Database,
  dialect: Dialect,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lockMigrations(transaction);
    await run(
      transaction,
      `create table if not exists migrations (name text primary key, applied_at ${dialect.bigint} not null)`,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      transaction,
    );
    const pending = pendingAfter(
      rows.map((row) => row.name),
      migrations,
    );
    for (const migration of pending) {
      for (const statement of migration.statements(dialect)) await run(transaction, statement);
      await migration.fill?.(transaction);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        transaction,
      );
    }
  });
}

function pendingAfter(applied: readonly string[], migrations: readonly Migration[]): readonly Migration[] {
  const known = migrations.map((migration) => migration.name);
  const unexpected = applied.find((name, index) => known[index] !== name);
  if (unexpected !== undefined) {
    throw new Error(
      `The database already holds the migration «${unexpected}», which this version does not know at that place. ` +
        'It was opened by a newer version; start that one.',
    );
  }
  return migrations.slice(applied.length);
}

async function run(db: DatabaseTransaction, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
