import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inChunks } from '../chunks.js';
import type { Migration } from '../migration.js';
import type { DatabaseTransaction } from '../schema.js';

/** The briefs, as their hashes, of which a person has a logo: whether a drawing repeats one is a look at one row. */
export const drawnBriefs: Migration = {
  name: '0009-drawn-briefs',
  statements: () => [
    `create table drawn_briefs (
      user_id text not null references accounts (user_id),
      brief_hash text not null,
      primary key (user_id, brief_hash)
    )`,
  ],
  fill: async (transaction) => {
    let after = '';
    while (true) {
      const rows = await logosAfter(transaction, after);
      for (const chunk of inChunks(rows)) {
        const values = chunk.map((row) => ({ user_id: row.user_id, brief_hash: hashOf(row) }));
        await transaction
          .insertInto('drawn_briefs')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};

const PAGE = 2_000;

type Row = Record<
  'id' | 'user_id' | 'company_name' | 'industry' | 'style' | 'type' | 'color' | 'description',
  string
>;

async function logosAfter(transaction: DatabaseTransaction, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, user_id, company_name, industry, style, type, color, description
    from logos where id > ${id} order by id limit ${PAGE}`.execute(transaction);
  return rows;
}

/** As the domain made it when this was written. */
function hashOf({ company_name, industry, style, type, color, description }: Row): string {
  const brief = JSON.stringify([company_name, industry, style, type, color, description]);
  return createHash('sha256').update(brief).digest('hex');
}
