import type { Ledger } from '../../ports/ledger.js';
import type { OpenDatabase } from './open.js';

/** Read in about 2 ms, so that requests are answered between two pages. */
const PAGE = 1_000;

/** The whole ledger by its index. It only grows, and each account at its end: pages of different moments agree. */
export function createLedger({ db }: Pick<OpenDatabase, 'db'>): Ledger {
  return {
    async *pages() {
      let last = { user_id: '', seq: 0 };
      while (true) {
        const { user_id, seq } = last;
        const rows = await db
          .selectFrom('movements')
          .select(['user_id', 'seq', 'kind', 'amount', 'balance_after'])
          .where(({ eb, refTuple, tuple }) => eb(refTuple('user_id', 'seq'), '>', tuple(user_id, seq)))
          .orderBy('user_id')
          .orderBy('seq')
          .limit(PAGE)
          .execute();
        const newest = rows.at(-1);
        if (newest === undefined) return;
        yield rows.map(({ user_id: userId, balance_after: balanceAfter, ...same }) => ({
          ...same,
          userId,
          balanceAfter,
        }));
        last = newest;
      }
    },
  };
}
