import type { Migration } from '../migration.js';

/**
 * What people do with their own accounts: they see their sessions, say who they are, take a logo out, and end the
 * account. Of an ended account the ledger stays, without a word about whose it was, so that every sum still holds.
 */
export const ownAccounts: Migration = {
  name: '0011-own-accounts',
  statements: ({ bigint, refuseWhen, runAfter, dropTrigger }) => [
    'alter table app_sessions add column device text',
    `alter table accounts add column deleted_at ${bigint}`,
    `create table profiles (
      user_id text primary key references accounts (user_id),
      phone text not null default '',
      location text not null default '',
      bio text not null default '',
      notify_email integer not null default 1 check (notify_email in (0, 1)),
      notify_features integer not null default 0 check (notify_features in (0, 1)),
      notify_tips integer not null default 1 check (notify_tips in (0, 1)),
      notify_marketing integer not null default 0 check (notify_marketing in (0, 1))
    )`,
    ...dropTrigger({ name: 'movements_never_change', table: 'movements' }),
    ...refuseWhen({
      name: 'movements_never_change',
      table: 'movements',
      event: 'update',
      condition: `new.id is distinct from old.id
        or new.user_id is distinct from old.user_id
        or new.seq is distinct from old.seq
        or new.kind is distinct from old.kind
        or new.amount is distinct from old.amount
        or new.balance_after is distinct from old.balance_after
        or new.category is distinct from old.category
        or new.reference is distinct from old.reference
        or new.created_at is distinct from old.created_at
        or new.concept is distinct from 'Cuenta eliminada'
        or new.description is distinct from ''
        or not exists (select 1 from accounts a where a.user_id = old.user_id and a.deleted_at is not null)`,
      message: 'movements are append-only',
    }),
    ...runAfter({
      name: 'figures_forget_a_logo',
      table: 'logos',
      event: 'delete',
      condition: 'true',
      action: `update account_figures set
          logos = logos - 1,
          downloads = downloads - old.downloads,
          favorites = favorites - old.favorite,
          monthly = case when old.created_at >= month_start then monthly - 1 else monthly end
        where user_id = old.user_id`,
    }),
  ],
};
