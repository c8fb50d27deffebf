import type { Account, AccountRepository } from '../../ports/store.js';
import { compileOnce } from './compile-once.js';
import type { Dialect } from './dialect.js';
import { endAccount } from './end-account.js';
import type { Database } from './schema.js';

/** The provider id under which better-auth keeps a password. */
const PASSWORD_PROVIDER = 'credential';

export function accountRepository(db: Database, dialect: Dialect): AccountRepository {
  const select = () =>
    db
      .selectFrom('accounts')
      .innerJoin('auth_user', 'auth_user.id', 'accounts.user_id')
      .where('accounts.deleted_at', 'is', null)
      .select(['accounts.user_id', 'auth_user.name', 'auth_user.email', 'accounts.created_at']);
  const byId = compileOnce(db, (userId: string) => select().where('accounts.user_id', '=', userId));
  const revision = compileOnce(db, (userId: string) =>
    db.selectFrom('account_figures').where('user_id', '=', userId).select('revision'),
  );
  return {
    async add({ userId, name, email, passwordHash, createdAt }) {
      const times = {
        createdAt: dialect.toAuthTimestamp(createdAt),
        updatedAt: dialect.toAuthTimestamp(createdAt),
      };
      const added = await db
        .insertInto('auth_user')
        .values({ id: userId, name, email, emailVerified: dialect.authFalse, image: null, ...times })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) return false;
      await db
        .insertInto('auth_account')
        .values({
          id: `${userId}-${PASSWORD_PROVIDER}`,
          accountId: userId,
          providerId: PASSWORD_PROVIDER,
          userId,
          password: passwordHash,
          ...times,
        })
        .execute();
      await db
        .insertInto('accounts')
        .values({ user_id: userId, created_at: createdAt, deleted_at: null })
        .execute();
      return true;
    },
    async find(userId) {
      return toAccount(await byId(userId));
    },
    async revision(userId) {
      return (await revision(userId))?.revision;
    },
    async findByEmail(email) {
      return toAccount(await select().where('auth_user.email', '=', email).executeTakeFirst());
    },
    async setName(userId, name) {
      await db.updateTable('auth_user').set({ name }).where('id', '=', userId).execute();
    },
    async setPasswordHash(userId, passwordHash, instead) {
      const stored = await db
        .updateTable('auth_account')
        .set({ password: passwordHash })
        .where('userId', '=', userId)
        .where('providerId', '=', PASSWORD_PROVIDER)
        .$if(instead !== undefined, (query) => query.where('password', '=', instead as string))
        .executeTakeFirst();
      return stored.numUpdatedRows > 0n;
    },
    async lock(userId) {
      const row = await db
        .selectFrom('accounts')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .modifyEnd(dialect.lockRow)
        .executeTakeFirst();
      return row !== undefined;
    },
    end: (userId, now) => endAccount(db, dialect, userId, now),
  };
}

function toAccount(
  row: { user_id: string; name: string; email: string; created_at: number } | undefined,
): Account | undefined {
  return row && { userId: row.user_id, name: row.name, email: row.email, createdAt: row.created_at };
}
