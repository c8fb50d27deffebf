import { setImmediate } from 'node:timers/promises';
import type { Ledger, LedgerEntry } from '../ports/ledger.js';

/** Where an account's stated balance first leaves the sum of its movements, or a movement is missing. */
type Drift = { userId: string; seq: number; expectedBalance: number; statedBalance: number };

export type LedgerCheck = { accounts: number; movements: number; drifts: readonly Drift[] };

/**
 * Adds up every movement of every account. The database accepts no drift, so any that is found is damage.
 * @throws the signal's reason once it is aborted.
 */
export async function checkLedger(ledger: Ledger, signal?: AbortSignal): Promise<LedgerCheck> {
  const drifts: Drift[] = [];
  let accounts = 0;
  let movements = 0;
  let account = startOf('');
  for await (const page of ledger.pages()) {
    for (const entry of page) {
      if (entry.userId !== account.userId) {
        account = startOf(entry.userId);
        accounts += 1;
      }
      const drift = follow(account, entry);
      if (drift !== undefined) drifts.push(drift);
      movements += 1;
    }
    // The embedded database answers at once, and nothing else would get a turn.
    await setImmediate();
    signal?.throwIfAborted();
  }
  return { accounts, movements, drifts };
}

type Running = { userId: string; seq: number; balance: number; hasDrifted: boolean };

const startOf = (userId: string): Running => ({ userId, seq: 0, balance: 0, hasDrifted: false });

/** One drift for each account: after the first, everything is wrong. */
function follow(
  account: Running,
  { userId, seq, kind, amount, balanceAfter }: LedgerEntry,
): Drift | undefined {
  account.balance += kind === 'ingreso' ? amount : -amount;
  account.seq += 1;
  if (account.hasDrifted || (account.seq === seq && account.balance === balanceAfter)) return undefined;
  account.hasDrifted = true;
  return { userId, seq, expectedBalance: account.balance, statedBalance: balanceAfter };
}
