import type { Migration } from '../migration.js';

/** Attempts are forgotten by their age, a portion at a time; without this each portion would be looked for in all of them. */
export const attemptsByAge: Migration = {
  name: '0020-attempts-by-age',
  statements: () => ['create index sign_in_attempts_age on sign_in_attempts (updated_at)'],
};
