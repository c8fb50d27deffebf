import { expect, test } from 'vitest';
import type { LedgerEntry } from '../ports/ledger.js';
import { checkLedger } from './ledger-check.js';

const entry = (userId: string, seq: number, change: number, balanceAfter: number): LedgerEntry => ({
  userId,
  seq,
  kind: change > 0 ? 'ingreso' : 'egreso',
  amount: Math.abs(change),
  balanceAfter,
});

const ledger = (...pages: LedgerEntry[][]) => ({
  async *pages() {
    yield* pages;
  },
});

test('an empty ledger and one whose balances are the sums have not drifted, wherever a page ends', async () => {
  expect(await checkLedger(ledger())).toEqual({ accounts: 0, movements: 0, drifts: [] });
  const entries = [entry('a', 1, 3, 3), entry('a', 2, -1, 2), entry('b', 1, 5, 5), entry('b', 2, -5, 0)];
  const whole = { accounts: 2, movements: 4, drifts: [] };
  for (let end = 0; end <= entries.length; end += 1) {
    expect(await checkLedger(ledger(entries.slice(0, end), entries.slice(end)))).toEqual(whole);
  }
});

test('a balance that is not the sum is one drift of its account, at the first movement that tells', async () => {
  const pages = ledger(
    [entry('a', 1, 3, 3), entry('a', 2, -1, 3)],
    [entry('a', 3, -1, 2), entry('b', 1, 1, 1)],
  );
  const drift = { userId: 'a', seq: 2, expectedBalance: 2, statedBalance: 3 };
  expect(await checkLedger(pages)).toEqual({ accounts: 2, movements: 4, drifts: [drift] });
});

test('a movement that is missing is a drift, also where the balances agree', async () => {
  const missing = ledger([entry('a', 1, 3, 3), entry('a', 3, 2, 5)], [entry('b', 2, 1, 1)]);
  expect((await checkLedger(missing)).drifts.map(({ userId, seq }) => [userId, seq])).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
});

test('an aborted check ends after the page in hand', async () => {
  const ending = new AbortController();
  let read = 0;
  const endless = {
    async *pages() {
      while (true) {
        read += 1;
        if (read === 3) ending.abort();
        yield [];
      }
    },
  };
  await expect(checkLedger(endless, ending.signal)).rejects.toThrow('aborted');
  expect(read).toBe(3);
});
