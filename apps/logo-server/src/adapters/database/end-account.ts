import type { Dialect } from './dialect.js';
import type { Database } from './schema.js';

/** As the database asks for it: see the migration 0011. */
const WITHOUT_WORDS = { concept: 'Cuenta eliminada', description: '' };

/** Every table that knows of a person, within a transaction. */
export async function endAccount(db: Database, dialect: Dialect, userId: string, now: number): Promise<void> {
  await db.updateTable('accounts').set({ deleted_at: now }).where('user_id', '=', userId).execute();
  // Whoever marks or takes a logo has its row first and then asks for the figures: of two that ask the other way round
  // neither would ever have both.
  await db
    .selectFrom('logos')
    .where('user_id', '=', userId)
    .select('id')
    .orderBy('id')
    .modifyEnd(dialect.lockRow)
    .execute();
  // As a password that changes ends what it opened, so that a code that is just being redeemed leaves no session behind.
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await db.deleteFrom('auth_account').where('userId', '=', userId).execute();
  await db.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('auth_session').where('userId', '=', userId).execute();
  // What is kept of logos and movements first, so that none is taken off it one by one.
  for (const table of OWNED) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db.updateTable('movements').set(WITHOUT_WORDS).where('user_id', '=', userId).execute();
  await db
    .updateTable('auth_user')
    .set({
      name: '',
      // No address can end so (RFC 2606), and each is another.
      email: `${userId}@deleted.invalid`,
      emailVerified: dialect.authFalse,
      image: null,
      createdAt: dialect.toAuthTimestamp(0),
      updatedAt: dialect.toAuthTimestamp(now),
    })
    .where('id', '=', userId)
    .execute();
}

const OWNED = [
  'account_figures',
  'account_categories',
  'logo_listings',
  'movement_listings',
  'movement_totals',
  'adjustments',
  'logos',
  'drawn_briefs',
  'director_turns',
  'profiles',
  'app_sessions',
] as const;
