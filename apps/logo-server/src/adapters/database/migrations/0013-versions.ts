import type { Migration } from '../migration.js';

/**
 * What a logo has been: its drawing before it was first adjusted, and each one that was saved since. A logo's own row
 * holds a whole copy of the one that it is, its name and colour included; those of its brief are kept beside them, null
 * where it was never adjusted. A recipe draws again whatever the engine's version is; of what was drawn before this, the seed does.
 */
export const versions: Migration = {
  name: '0013-versions',
  statements: ({ bigint }) => [
    'alter table proposals add column recipe text',
    'alter table logos add column brief_name text',
    'alter table logos add column brief_color text',
    `create table versions (
      image_key text not null unique,
      logo_id text not null references logos (id) on delete cascade,
      base_key text not null,
      change text not null,
      recipe text,
      company_name text not null,
      color text not null,
      svg text not null,
      svg_dark text not null,
      svg_icon text not null,
      created_at ${bigint} not null,
      primary key (logo_id, created_at, image_key)
    )`,
  ],
};
