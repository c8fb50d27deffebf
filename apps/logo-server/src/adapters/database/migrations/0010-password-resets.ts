import type { Migration } from '../migration.js';

/** Links that let somebody choose a new password. Only the SHA-256 of what is in them is stored. */
export const passwordResets: Migration = {
  name: '0010-password-resets',
  statements: ({ bigint }) => [
    `create table password_resets (
      token_hash text primary key,
      user_id text not null references accounts (user_id),
      expires_at ${bigint} not null
    )`,
    'create index password_resets_user on password_resets (user_id)',
  ],
};
