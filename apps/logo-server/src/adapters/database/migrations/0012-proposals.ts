import type { Migration } from '../migration.js';

/**
 * The drawings that a logo was chosen from, and may be again. A logo's own row holds a whole copy of the one that it
 * is, so that a server of the version before shows it too. Logos made before this have none.
 */
export const proposals: Migration = {
  name: '0012-proposals',
  statements: () => [
    `create table proposals (
      logo_id text not null references logos (id) on delete cascade,
      id text not null,
      image_key text not null unique,
      note text not null,
      seed text not null,
      svg text not null,
      svg_dark text not null,
      svg_icon text not null,
      primary key (logo_id, id)
    )`,
  ],
};
