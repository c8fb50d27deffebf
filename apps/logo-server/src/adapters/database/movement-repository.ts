import type { Movement, MovementFilter, MovementKind, MovementRepository } from '../../ports/store.js';
import { inChunks } from './chunks.js';
import { compileOnce } from './compile-once.js';
import { holds } from './folded-text.js';
import type { Database, MovementTable } from './schema.js';

/** Of a 32-bit column. */
const LARGEST_SEQ = 2_147_483_647;

export function movementRepository(db: Database): MovementRepository {
  const newestFirst = (userId: string) =>
    db.selectFrom('movements').where('user_id', '=', userId).orderBy('seq', 'desc');
  const newest = compileOnce(db, (userId: string) =>
    newestFirst(userId).select(['seq', 'balance_after', 'created_at']).limit(1),
  );
  const listed = (userId: string, { search = '', kind }: MovementFilter) =>
    db
      .selectFrom('movement_listings')
      .where('user_id', '=', userId)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as MovementKind))
      .$if(search !== '', (query) => query.where(holds('words', search)));
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
      const row = await newest(userId);
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
    async firstPaid(userId, category, limit) {
      const rows = await db
        .selectFrom('movements')
        .where('user_id', '=', userId)
        .where('kind', '=', 'egreso')
        .where('category', '=', category)
        .select('created_at')
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(({ created_at }) => created_at);
    },
    async page(userId, limit, before = LARGEST_SEQ) {
      const rows = await newestFirst(userId).where('seq', '<', before).selectAll().limit(limit).execute();
      return rows.map(fromRow);
    },
    async find(userId, filter, { by, direction, limit, offset = 0 }) {
      const key = ORDERS[by];
      const places = listed(userId, filter)
        .select(['user_id', 'seq', `${key} as sorted_by`])
        .$if(key !== 'seq', (query) => query.orderBy(key, direction))
        .orderBy('seq', direction)
        .limit(limit)
        .offset(offset)
        .as('places');
      const rows = await db
        .selectFrom(places)
        .innerJoin('movements', (join) =>
          join.onRef('movements.user_id', '=', 'places.user_id').onRef('movements.seq', '=', 'places.seq'),
        )
        .selectAll('movements')
        .orderBy('places.sorted_by', direction)
        .orderBy('places.seq', direction)
        .execute();
      return rows.map(fromRow);
    },
    async count(userId, filter) {
      const { found } = await listed(userId, filter)
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow();
      return Number(found);
    },
    async totals(userId) {
      const rows = await db
        .selectFrom('movement_totals')
        .where('user_id', '=', userId)
        .select(['kind', 'movements', 'amount'])
        .execute();
      const of = (kind: Movement['kind']) => {
        const row = rows.find((one) => one.kind === kind);
        return { movements: row?.movements ?? 0, amount: row?.amount ?? 0 };
      };
      return { ingreso: of('ingreso'), egreso: of('egreso') };
    },
  };
}

const ORDERS = { date: 'seq', concept: 'concept_key', amount: 'amount' } as const;

function toRow({ userId, balanceAfter, createdAt, ...same }: Movement): MovementTable {
  return { ...same, user_id: userId, balance_after: balanceAfter, created_at: createdAt };
}

function fromRow({ user_id, balance_after, created_at, ...same }: MovementTable): Movement {
  return { ...same, userId: user_id, balanceAfter: balance_after, createdAt: created_at };
}
