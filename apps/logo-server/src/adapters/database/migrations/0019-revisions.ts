import type { Migration } from '../migration.js';

/**
 * A revision of each account that is there: another one after every change of what its person is shown of it, and never
 * one that there was before, so that what was answered under a revision may be answered again. The database itself keeps
 * it, in the transaction of the change: admin commands and servers of an earlier version cannot forget to.
 */
export const revisions: Migration = {
  name: '0019-revisions',
  statements: ({ uniqueText, runAfter }) => {
    const changed = (table: string, event: Event, userId: string) =>
      runAfter({
        // PostgreSQL runs a row's triggers by name: before those of figures and listings, as a movement's comes before
        // its logo's, so that no two transactions wait for each other's rows.
        name: `answers_change_${event}_${table}`,
        table,
        event,
        condition: 'true',
        action: `update account_figures set revision = ${uniqueText} where user_id = ${userId}`,
      });
    return [
      "alter table account_figures add column revision text not null default ''",
      ...runAfter({
        name: 'answers_begin',
        table: 'accounts',
        event: 'insert',
        condition: 'true',
        action: `insert into account_figures (user_id, logos, downloads, favorites, month_start, monthly, revision)
          values (new.user_id, 0, 0, 0, 0, 0, ${uniqueText})`,
      }),
      // Of any column: an answer may show it.
      ...changed('logos', 'insert', 'new.user_id'),
      ...changed('logos', 'update', 'new.user_id'),
      ...changed('logos', 'delete', 'old.user_id'),
      // A movement never changes but in an account that has ended.
      ...changed('movements', 'insert', 'new.user_id'),
      ...changed('profiles', 'insert', 'new.user_id'),
      ...changed('profiles', 'update', 'new.user_id'),
      ...changed('profiles', 'delete', 'old.user_id'),
      ...changed('auth_user', 'update', 'new."id"'),
      // After the triggers, whose making keeps all other writers out.
      `insert into account_figures (user_id, logos, downloads, favorites, month_start, monthly)
        select user_id, 0, 0, 0, 0, 0 from accounts
        where deleted_at is null and user_id not in (select user_id from account_figures)`,
      `update account_figures set revision = ${uniqueText}`,
    ];
  },
};

type Event = 'insert' | 'update' | 'delete';
