import type { MovementKind } from './store.js';

export type LedgerEntry = {
  userId: string;
  seq: number;
  kind: MovementKind;
  amount: number;
  balanceAfter: number;
};

/** All movements of all accounts: account by account, each in its order, a page at a time. */
export type Ledger = { pages(): AsyncIterable<readonly LedgerEntry[]> };
