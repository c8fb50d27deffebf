import type { AttemptRepository } from '../../ports/store.js';
import type { Database } from './schema.js';

/** Rows that are forgotten by one statement: others write between two of them. */
const PORTION = 5_000;

export function attemptRepository(db: Database): AttemptRepository {
  return {
    async open(key, now) {
      // An insert that meets the row still locks it, so that attempts made at once are counted one by one.
      const row = await db
        .insertInto('sign_in_attempts')
        .values({ key, failures: 0, blocked_until: 0, updated_at: now })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returningAll()
        .executeTakeFirstOrThrow();
      return { failures: row.failures, blockedUntil: row.blocked_until, updatedAt: row.updated_at };
    },
    async save(key, { failures, blockedUntil, updatedAt }) {
      const values = { failures, blocked_until: blockedUntil, updated_at: updatedAt };
      await db
        .insertInto('sign_in_attempts')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    },
    async clear(key) {
      await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
    },
    async prune(before) {
      const portion = db
        .selectFrom('sign_in_attempts')
        .where('updated_at', '<', before)
        .select('key')
        .limit(PORTION);
      const forget = db
        .deleteFrom('sign_in_attempts')
        .where('key', 'in', portion)
        // One of them may have been counted again meanwhile.
        .where('updated_at', '<', before);
      while ((await forget.executeTakeFirstOrThrow()).numDeletedRows > 0n);
    },
  };
}
