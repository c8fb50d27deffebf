import type { CodeRepository, SessionRepository } from '../../ports/store.js';
import type { Database } from './schema.js';

export function sessionRepository(db: Database): SessionRepository {
  return {
    async find(idHash) {
      const row = await db
        .selectFrom('app_sessions')
        .where('id_hash', '=', idHash)
        .selectAll()
        .executeTakeFirst();
      return (
        row && {
          userId: row.user_id,
          createdAt: row.created_at,
          lastSeenAt: row.last_seen_at,
          revokedAt: row.revoked_at ?? undefined,
        }
      );
    },
    async add(idHash, userId, now) {
      const added = await db
        .insertInto('app_sessions')
        .values({ id_hash: idHash, user_id: userId, created_at: now, last_seen_at: now, revoked_at: null })
        .onConflict((conflict) => conflict.column('id_hash').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
    async touch(idHash, now) {
      await db.updateTable('app_sessions').set({ last_seen_at: now }).where('id_hash', '=', idHash).execute();
    },
    async revokeAll(userId, now) {
      await db
        .updateTable('app_sessions')
        .set({ revoked_at: now })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}

export function codeRepository(db: Database): CodeRepository {
  return {
    async add({ codeHash, userId, sessionHash, expiresAt }) {
      await db
        .insertInto('sign_in_codes')
        .values({
          code_hash: codeHash,
          user_id: userId,
          session_hash: sessionHash,
          expires_at: expiresAt,
          used_at: null,
        })
        .execute();
    },
    async take(codeHash, sessionHash, now) {
      // One statement, so that of two requests with the same code only one gets it.
      const row = await db
        .updateTable('sign_in_codes')
        .set({ used_at: now })
        .where('code_hash', '=', codeHash)
        .where('session_hash', '=', sessionHash)
        .where('used_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return (
        row && {
          codeHash: row.code_hash,
          userId: row.user_id,
          sessionHash: row.session_hash,
          expiresAt: row.expires_at,
        }
      );
    },
    async prune(now) {
      await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
    },
  };
}
