import type { CodeRepository, SessionRepository } from '../../ports/store.js';
import { compileOnce } from './compile-once.js';
import type { Dialect } from './dialect.js';
import type { Database } from './schema.js';

/** Methods of more than one statement are called within a transaction. */
export function sessionRepository(db: Database, dialect: Dialect): SessionRepository {
  const byHash = compileOnce(db, (idHash: string) =>
    db
      .selectFrom('app_sessions')
      .innerJoin('account_figures', 'account_figures.user_id', 'app_sessions.user_id')
      .where('id_hash', '=', idHash)
      .select(['app_sessions.user_id', 'created_at', 'last_seen_at', 'revoked_at', 'revision']),
  );
  const endSignIn = async (signInId: string | null) => {
    if (signInId === null) return;
    await db.deleteFrom('sign_in_codes').where('sign_in_id', '=', signInId).execute();
    await db.deleteFrom('auth_session').where('id', '=', signInId).execute();
  };
  return {
    async find(idHash) {
      const row = await byHash(idHash);
      return (
        row && {
          userId: row.user_id,
          createdAt: row.created_at,
          lastSeenAt: row.last_seen_at,
          revokedAt: row.revoked_at ?? undefined,
          revision: row.revision,
        }
      );
    },
    async list(userId, { first, usedSince, madeSince, limit }) {
      const rows = await db
        .selectFrom('app_sessions')
        .select(['id_hash', 'created_at', 'last_seen_at', 'device'])
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('last_seen_at', '>', usedSince)
        .where('created_at', '>', madeSince)
        .orderBy((is) => is('id_hash', '=', first), 'desc')
        .orderBy('last_seen_at', 'desc')
        .orderBy('id_hash')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        idHash: row.id_hash,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        device: row.device ?? undefined,
      }));
    },
    async opened(userId, limit) {
      const rows = await db
        .selectFrom('app_sessions')
        .select(['created_at', 'device'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ createdAt: row.created_at, device: row.device ?? undefined }));
    },
    async add({ idHash, userId, signInId = null, device = null }, now) {
      const times = { created_at: now, last_seen_at: now, revoked_at: null };
      const added = await db
        .insertInto('app_sessions')
        .values({ id_hash: idHash, user_id: userId, sign_in_id: signInId, device, ...times })
        .onConflict((conflict) => conflict.column('id_hash').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
    async touch(idHash, now) {
      await db.updateTable('app_sessions').set({ last_seen_at: now }).where('id_hash', '=', idHash).execute();
    },
    async holdSignIn(signInId) {
      const row = await db
        .selectFrom('auth_session')
        .where('id', '=', signInId)
        .select('id')
        .modifyEnd(dialect.lockRow)
        .executeTakeFirst();
      return row !== undefined;
    },
    async bindSignIn(idHash, signInId) {
      await db
        .updateTable('app_sessions')
        .set({ sign_in_id: signInId })
        .where('id_hash', '=', idHash)
        .execute();
    },
    async revoke(idHash, now, userId) {
      const found = await db
        .selectFrom('app_sessions')
        .where('id_hash', '=', idHash)
        .where('revoked_at', 'is', null)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
        .select('sign_in_id')
        .executeTakeFirst();
      if (found === undefined) return false;
      await endSignIn(found.sign_in_id);
      const ended = await db
        .updateTable('app_sessions')
        .set({ revoked_at: now })
        .where('id_hash', '=', idHash)
        .where('revoked_at', 'is', null)
        .returning('sign_in_id')
        .executeTakeFirst();
      if (ended === undefined) return false;
      // The same person may have signed in again for it meanwhile.
      if (ended.sign_in_id !== found.sign_in_id) await endSignIn(ended.sign_in_id);
      return true;
    },
    async revokeAll(userId, now, kept) {
      // In the order in which a code becomes a session: one that is just being opened is waited for, and ended
      // with the others.
      await db.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
      await db.deleteFrom('auth_session').where('userId', '=', userId).execute();
      let ended = db
        .updateTable('app_sessions')
        .set({ revoked_at: now })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null);
      if (kept !== undefined) ended = ended.where('id_hash', '<>', kept);
      await ended.execute();
    },
    async prune({ idleSince, madeBefore, now }) {
      // In the order in which a session ends: neither waits for rows of the other.
      await db.deleteFrom('auth_session').where('expiresAt', '<', dialect.toAuthTimestamp(now)).execute();
      await db
        .deleteFrom('app_sessions')
        .where((is) => is.or([is('last_seen_at', '<', idleSince), is('created_at', '<', madeBefore)]))
        .execute();
    },
  };
}

export function codeRepository(db: Database): CodeRepository {
  return {
    async add({ codeHash, userId, sessionHash, expiresAt, signInId = null }) {
      await db
        .insertInto('sign_in_codes')
        .values({
          code_hash: codeHash,
          user_id: userId,
          session_hash: sessionHash,
          expires_at: expiresAt,
          used_at: null,
          sign_in_id: signInId,
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
          signInId: row.sign_in_id ?? undefined,
        }
      );
    },
    async prune(now) {
      await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
    },
  };
}
