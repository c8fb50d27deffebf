import type { Migration } from '../migration.js';

/**
 * Who made a proposal, and why where a model did; why a logo has none of the model's; how many briefs the model read on a
 * day, of each person and, with an empty id, of all. What was made before this the rules made.
 */
export const director: Migration = {
  name: '0016-director',
  statements: () => [
    `alter table proposals add column made_by text not null default 'reglas'`,
    'alter table proposals add column why text',
    'alter table logos add column director_notice text',
    `create table director_turns (
      day text not null,
      user_id text not null,
      taken integer not null,
      primary key (day, user_id)
    )`,
  ],
};
