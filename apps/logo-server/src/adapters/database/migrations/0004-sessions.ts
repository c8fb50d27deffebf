import type { Migration } from '../migration.js';

/** Sessions of the app and the codes that bind them. Neither is stored as itself, only its SHA-256. */
export const sessions: Migration = {
  name: '0004-sessions',
  statements: ({ bigint }) => [
    `create table app_sessions (
      id_hash text primary key,
      user_id text not null references accounts (user_id),
      created_at ${bigint} not null,
      last_seen_at ${bigint} not null,
      revoked_at ${bigint}
    )`,
    'create index app_sessions_user on app_sessions (user_id)',
    `create table sign_in_codes (
      code_hash text primary key,
      user_id text not null references accounts (user_id),
      session_hash text not null,
      expires_at ${bigint} not null,
      used_at ${bigint}
    )`,
  ],
};
