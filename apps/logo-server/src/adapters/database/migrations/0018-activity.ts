import type { Migration } from '../migration.js';

/**
 * What an account did last, by when: which logos it adjusted, kept by the database as the listings are, and which
 * sessions it opened. A drawing as it was first made is among a logo's versions, and is no adjustment.
 */
export const activity: Migration = {
  name: '0018-activity',
  statements: ({ bigint, runAfter }) => [
    `create table adjustments (
      image_key text primary key references versions (image_key) on delete cascade,
      user_id text not null references accounts (user_id),
      created_at ${bigint} not null
    )`,
    ...runAfter({
      name: 'adjustments_add_a_version',
      table: 'versions',
      event: 'insert',
      condition: "new.change <> '{}'",
      action: `insert into adjustments (image_key, user_id, created_at)
        select new.image_key, user_id, new.created_at from logos where id = new.logo_id`,
    }),
    // After the trigger, whose making keeps all other writers out.
    `insert into adjustments (image_key, user_id, created_at)
      select made.image_key, logos.user_id, made.created_at
      from versions made join logos on logos.id = made.logo_id
      where made.change <> '{}'`,
    'create index adjustments_newest on adjustments (user_id, created_at)',
    'drop index app_sessions_user',
    'create index app_sessions_newest on app_sessions (user_id, created_at)',
  ],
};
