import type { ResetRepository } from '../../ports/store.js';
import type { Database } from './schema.js';

export function resetRepository(db: Database): ResetRepository {
  return {
    async add({ tokenHash, userId, expiresAt }) {
      const row = { token_hash: tokenHash, user_id: userId, expires_at: expiresAt };
      await db.insertInto('password_resets').values(row).execute();
    },
    async find(tokenHash, now) {
      const row = await db
        .selectFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .select('user_id')
        .executeTakeFirst();
      return row?.user_id;
    },
    async take(tokenHash, now) {
      // One statement, so that of two requests with the same link only one gets it.
      const row = await db
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returning('user_id')
        .executeTakeFirst();
      return row?.user_id;
    },
    async clear(userId) {
      await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    },
    async prune(now) {
      await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
    },
  };
}
