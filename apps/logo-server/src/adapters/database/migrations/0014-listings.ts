import type { Dialect } from '../dialect.js';
import { foldedSql, sortKeySql } from '../folded-text.js';
import type { Migration } from '../migration.js';

/**
 * What the lists look through, search and count, apart from the drawings and in the orders that they are shown in. As
 * with the figures, the database itself keeps it: whatever writes a logo or a movement is listed.
 */
export const listings: Migration = {
  name: '0014-listings',
  statements: (dialect) => {
    const { bigint, sortable, keyOrdered, runAfter } = dialect;
    const listLogos = `insert into logo_listings
      (user_id, created_at, logo_id, category, favorite, name_key, name, words)`;
    const listMovements = 'insert into movement_listings (user_id, seq, kind, amount, concept_key, words)';
    return [
      `create table logo_listings (
        user_id text not null references accounts (user_id),
        created_at ${bigint} not null,
        logo_id text not null,
        category ${sortable} not null,
        favorite integer not null,
        name_key ${sortable} not null,
        name text not null,
        words text not null,
        primary key (user_id, created_at, logo_id)
      ) ${keyOrdered}`,
      `create table account_categories (
        user_id text not null references accounts (user_id),
        category text not null,
        logos integer not null check (logos >= 0),
        primary key (user_id, category)
      )`,
      `create table movement_listings (
        user_id text not null references accounts (user_id),
        seq integer not null,
        kind text not null,
        amount integer not null,
        concept_key ${sortable} not null,
        words text not null,
        primary key (user_id, seq)
      ) ${keyOrdered}`,
      `create table movement_totals (
        user_id text not null references accounts (user_id),
        kind text not null,
        movements integer not null,
        amount ${bigint} not null,
        primary key (user_id, kind)
      )`,
      ...runAfter({
        name: 'listings_add_a_logo',
        table: 'logos',
        event: 'insert',
        condition: 'true',
        action: `${listLogos} values (${logoRow(dialect, 'new')}); ${nameKey} ${ofLogo('new')};
          ${countCategory('new')}`,
      }),
      ...runAfter({
        name: 'listings_follow_a_favorite',
        table: 'logos',
        event: 'update',
        condition: 'new.favorite <> old.favorite',
        action: `update logo_listings set favorite = new.favorite ${ofLogo('new')}`,
      }),
      ...runAfter({
        name: 'listings_follow_a_logo',
        table: 'logos',
        event: 'update',
        condition: `${logoName('new')} <> ${logoName('old')} or new.industry <> old.industry
          or new.prompt <> old.prompt`,
        action: `update logo_listings set
            category = new.industry,
            name = ${foldedSql(dialect, logoName('new'))},
            words = ${foldedSql(dialect, logoWords('new'))}
          ${ofLogo('new')};
          ${nameKey} ${ofLogo('new')};
          ${uncountCategory}; ${countCategory('new')}`,
      }),
      ...runAfter({
        name: 'listings_forget_a_logo',
        table: 'logos',
        event: 'delete',
        condition: 'true',
        action: `delete from logo_listings ${ofLogo('old')}; ${uncountCategory}`,
      }),
      ...runAfter({
        name: 'listings_add_a_movement',
        table: 'movements',
        event: 'insert',
        condition: 'true',
        action: `${listMovements} values (${movementRow(dialect, 'new')}); ${conceptKey} ${ofMovement};
          insert into movement_totals (user_id, kind, movements, amount)
            values (new.user_id, new.kind, 1, new.amount)
            on conflict (user_id, kind) do update set
              movements = movement_totals.movements + 1,
              amount = movement_totals.amount + excluded.amount`,
      }),
      // Only an account that ends changes its movements, and only their words.
      ...runAfter({
        name: 'listings_follow_a_movement',
        table: 'movements',
        event: 'update',
        condition: 'true',
        action: `update movement_listings set
            concept_key = ${foldedSql(dialect, 'new.concept')},
            words = ${foldedSql(dialect, movementWords('new'))}
          ${ofMovement}; ${conceptKey} ${ofMovement}`,
      }),
      // After the triggers, whose making keeps all other writers out, and before the indices, which are quicker made whole.
      `${listLogos} select ${logoRow(dialect, 'made')} from logos made`,
      nameKey,
      `insert into account_categories (user_id, category, logos)
        select user_id, industry, count(*) from logos group by user_id, industry`,
      `${listMovements} select ${movementRow(dialect, 'made')} from movements made`,
      conceptKey,
      `insert into movement_totals (user_id, kind, movements, amount)
        select user_id, kind, count(*), sum(amount) from movements group by user_id, kind`,
      'create index logo_listings_category on logo_listings (user_id, category, created_at, logo_id)',
      'create index logo_listings_favorite on logo_listings (user_id, favorite, created_at, logo_id)',
      'create index logo_listings_name on logo_listings (user_id, name_key, created_at, logo_id)',
      'create index movement_listings_kind on movement_listings (user_id, kind, seq)',
      'create index movement_listings_amount on movement_listings (user_id, amount, seq)',
      'create index movement_listings_concept on movement_listings (user_id, concept_key, seq)',
    ];
  },
};

/** What a logo is called in the lists. */
const logoName = (row: string) => `${row}.company_name`;

/** Section 5: the history is searched by name, industry and description; a line break keeps them apart. */
const logoWords = (row: string) => `${logoName(row)} || '\n' || ${row}.industry || '\n' || ${row}.prompt`;
const movementWords = (row: string) =>
  `${row}.concept || '\n' || ${row}.description || '\n' || ${row}.category`;

const logoRow = (dialect: Dialect, row: string) =>
  [
    ...['user_id', 'created_at', 'id', 'industry', 'favorite'].map((column) => `${row}.${column}`),
    "''",
    foldedSql(dialect, logoName(row)),
    foldedSql(dialect, logoWords(row)),
  ].join(', ');

const movementRow = (dialect: Dialect, row: string) =>
  [
    ...['user_id', 'seq', 'kind', 'amount'].map((column) => `${row}.${column}`),
    foldedSql(dialect, `${row}.concept`),
    foldedSql(dialect, movementWords(row)),
  ].join(', ');

// A step of their own: with the folding in it the expression is more than SQLite's parser holds.
const nameKey = `update logo_listings set name_key = ${sortKeySql('name')}`;
const conceptKey = `update movement_listings set concept_key = ${sortKeySql('concept_key')}`;

const ofLogo = (row: 'new' | 'old') =>
  `where user_id = ${row}.user_id and created_at = ${row}.created_at and logo_id = ${row}.id`;
const ofMovement = 'where user_id = new.user_id and seq = new.seq';

const countCategory = (row: string) => `insert into account_categories (user_id, category, logos)
  values (${row}.user_id, ${row}.industry, 1)
  on conflict (user_id, category) do update set logos = account_categories.logos + 1`;

const uncountCategory = `update account_categories set logos = logos - 1
  where user_id = old.user_id and category = old.industry`;
