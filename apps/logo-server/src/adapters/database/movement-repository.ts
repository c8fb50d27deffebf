import type { Movement, MovementRepository } from '../../ports/store.js';
import { inChunks } from './chunks.js';
import type { Database, MovementTable } from './schema.js';

/** Of a 32-bit column. */
const LARGEST_SEQ = 2_147_483_647;

export function movementRepository(db: Database): MovementRepository {
  const newestFirst = (userId: string) =>
    db.selectFrom('movements').where('user_id', '=', userId).orderBy('seq', 'desc');
  return {
    async add(movement) {
      await db.insertInto('movements').values(toRow(movement)).execute();
    },
    async addAll(movements) {
      for (const chunk of inChunks(movements)) {
        await db.insertInto('movements').values(chunk.map(toRow)).execute();
      }
    },
    async last(userId) {
      const row = await newestFirst(userId)
        .select(['seq', 'balance_after', 'created_at'])
        .limit(1)
        .executeTakeFirst();
      return row && { seq: row.seq, balanceAfter: row.balance_after, createdAt: row.created_at };
    },
    async paidAt(userId, category, newer) {
      const row = await newestFirst(userId)
        .where('kind', '=', 'egreso')
        .where('category', '=', category)
        .select('created_at')
        .offset(newer)
        .limit(1)
        .executeTakeFirst();
      return row?.created_at;
    },
    async page(userId, limit, before = LARGEST_SEQ) {
      const rows = await newestFirst(userId).where('seq', '<', before).selectAll().limit(limit).execute();
      return rows.map(fromRow);
    },
  };
}

function toRow({ userId, balanceAfter, createdAt, ...same }: Movement): MovementTable {
  return { ...same, user_id: userId, balance_after: balanceAfter, created_at: createdAt };
}

function fromRow({ user_id, balance_after, created_at, ...same }: MovementTable): Movement {
  return { ...same, userId: user_id, balanceAfter: balance_after, createdAt: created_at };
}
