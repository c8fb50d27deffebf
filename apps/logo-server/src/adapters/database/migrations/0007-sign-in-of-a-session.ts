import type { Migration } from '../migration.js';

/**
 * Which sign-in (a row of auth_session, a cookie in a browser) a session of the app came from, so that both end
 * together. Sessions made before this came from sign-ins that have long ended.
 */
export const signInOfASession: Migration = {
  name: '0007-sign-in-of-a-session',
  statements: () => [
    'alter table app_sessions add column sign_in_id text',
    'alter table sign_in_codes add column sign_in_id text',
  ],
};
