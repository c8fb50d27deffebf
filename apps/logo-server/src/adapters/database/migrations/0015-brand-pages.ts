import type { Migration } from '../migration.js';

/** The page that shows a logo's brand to whoever knows its key. Without a row there is none. */
export const brandPages: Migration = {
  name: '0015-brand-pages',
  statements: ({ bigint }) => [
    `create table brand_pages (
      logo_id text primary key references logos (id) on delete cascade,
      page_key text not null unique,
      created_at ${bigint} not null
    )`,
  ],
};
