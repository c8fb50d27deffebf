import type { Migration } from '../migration.js';

/**
 * The ledger. Each movement carries the balance it leaves; the database accepts one only if it follows
 * the one before it, never below zero, and lets none be changed or taken out.
 */
export const credits: Migration = {
  name: '0002-credits',
  statements: ({ bigint, refuseWhen }) => [
    `create table accounts (
      user_id text primary key references auth_user ("id"),
      created_at ${bigint} not null
    )`,
    `create table movements (
      id text primary key,
      user_id text not null references accounts (user_id),
      seq integer not null check (seq >= 1),
      kind text not null check (kind in ('ingreso', 'egreso')),
      amount integer not null check (amount > 0),
      balance_after integer not null check (balance_after >= 0),
      concept text not null,
      description text not null,
      category text not null,
      reference text not null,
      created_at ${bigint} not null,
      unique (user_id, seq)
    )`,
    ...refuseWhen({
      name: 'movements_follow_each_other',
      table: 'movements',
      event: 'insert',
      condition: `new.balance_after is distinct from
        case when new.kind = 'ingreso' then new.amount else -new.amount end
        + case when new.seq = 1 then 0
          else (select m.balance_after from movements m where m.user_id = new.user_id and m.seq = new.seq - 1)
          end`,
      message: 'a movement must carry on from the balance before it',
    }),
    ...refuseWhen({
      name: 'movements_never_change',
      table: 'movements',
      event: 'update',
      condition: 'true',
      message: 'movements are append-only',
    }),
    ...refuseWhen({
      name: 'movements_never_go',
      table: 'movements',
      event: 'delete',
      condition: 'true',
      message: 'movements are append-only',
    }),
  ],
};
