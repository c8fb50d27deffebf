import type { Migration } from '../migration.js';

/**
 * The numbers of an account, so that none has to be counted. The database itself keeps them, within whatever
 * transaction changes a logo: servers of an earlier version that still run beside this one cannot forget to.
 */
export const figures: Migration = {
  name: '0008-figures',
  statements: ({ bigint, runAfter, monthStart }) => [
    `create table account_figures (
      user_id text primary key references accounts (user_id),
      logos integer not null check (logos >= 0),
      downloads integer not null check (downloads >= 0),
      favorites integer not null check (favorites >= 0),
      month_start ${bigint} not null,
      monthly integer not null check (monthly >= 0)
    )`,
    ...runAfter({
      name: 'figures_count_a_logo',
      table: 'logos',
      event: 'insert',
      condition: 'true',
      action: `insert into account_figures (user_id, logos, downloads, favorites, month_start, monthly)
        values (new.user_id, 1, new.downloads, new.favorite, ${monthStart('new.created_at')}, 1)
        on conflict (user_id) do update set
          logos = account_figures.logos + 1,
          downloads = account_figures.downloads + excluded.downloads,
          favorites = account_figures.favorites + excluded.favorites,
          monthly = case
            when excluded.month_start > account_figures.month_start then 1
            when excluded.month_start = account_figures.month_start then account_figures.monthly + 1
            else account_figures.monthly end,
          month_start = case
            when excluded.month_start > account_figures.month_start then excluded.month_start
            else account_figures.month_start end`,
    }),
    ...runAfter({
      name: 'figures_follow_a_logo',
      table: 'logos',
      event: 'update',
      condition: 'new.favorite <> old.favorite or new.downloads <> old.downloads',
      action: `update account_figures set
          downloads = downloads + new.downloads - old.downloads,
          favorites = favorites + new.favorite - old.favorite
        where user_id = new.user_id`,
    }),
    // After the triggers, whose making keeps all other writers out: no logo is left out or counted twice.
    `insert into account_figures (user_id, logos, downloads, favorites, month_start, monthly)
      select made.user_id, count(*), sum(made.downloads), sum(made.favorite), newest.month_start,
        sum(case when made.created_at >= newest.month_start then 1 else 0 end)
      from logos made
      join (select user_id, ${monthStart('max(created_at)')} as month_start from logos group by user_id) newest
        on newest.user_id = made.user_id
      group by made.user_id, newest.month_start`,
    // A page of the newest starts anywhere in this order.
    'drop index logos_newest',
    'create index logos_newest on logos (user_id, created_at, id)',
    'create index sign_in_codes_expiry on sign_in_codes (expires_at)',
  ],
};
