import type { Migration } from '../migration.js';

/** A logo is its SVG with the brief and seed that made it, and the movement that paid for it. */
export const logos: Migration = {
  name: '0003-logos',
  statements: ({ bigint }) => [
    `create table logos (
      id text primary key,
      user_id text not null references accounts (user_id),
      movement_id text not null unique references movements (id),
      image_key text not null unique,
      company_name text not null,
      industry text not null,
      style text not null,
      type text not null,
      color text not null,
      description text not null,
      prompt text not null,
      seed text not null,
      engine_version text not null,
      favorite integer not null default 0 check (favorite in (0, 1)),
      downloads integer not null default 0 check (downloads >= 0),
      idempotency_hash text,
      request_hash text,
      created_at ${bigint} not null,
      svg text not null,
      unique (user_id, idempotency_hash)
    )`,
    'create index logos_newest on logos (user_id, created_at)',
  ],
};
