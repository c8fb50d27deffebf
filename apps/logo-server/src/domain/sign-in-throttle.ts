import { type Clock, HOUR_MS } from '../ports/clock.js';
import type { AttemptRepository, Store } from '../ports/store.js';
import { digest } from './digest.js';
import { Refusal } from './refusal.js';

/** The failure with which the waiting begins; after each further one the wait doubles. */
type Limit = { free: number; firstWaitMs: number };

const LONGEST_WAIT_MS = 30 * 60_000;
/** One account at one address gets three tries. */
const USUAL: Limit = { free: 3, firstWaitMs: 30_000 };
/** Where guesses come in numbers, spread over accounts or over addresses, it gets one. */
const SUSPECT: Limit = { free: 1, firstWaitMs: 15 * 60_000 };
/** So many failures in a row from one address, or for one account, are such numbers. */
const MANY = { address: 100, account: 20 };
/** Failures older than this no longer count. */
export const FORGOTTEN_AFTER_MS = HOUR_MS;

type Deps = { store: Store; clock: Clock };

/**
 * Counts an attempt as failed before the password is looked at, so that guesses made at once are counted
 * too; `succeeded` then takes it back. Only the account at the very address has to wait: an attacker shuts nobody out
 * of their account at another address, nor anyone else at the attacker's own.
 * @throws {Refusal} 'too-many' while the wait lasts.
 */
export async function admitSignIn(
  { store, clock }: Deps,
  address: string,
  email: string,
): Promise<{ succeeded(): Promise<void> }> {
  const pair = `pair:${digest(`${address} ${email}`)}`;
  const numbers = [
    { key: `account:${digest(email)}`, many: MANY.account },
    { key: `address:${digest(address)}`, many: MANY.address },
  ];
  const now = clock();
  const wait = await store.transaction(async ({ attempts }) => {
    const { blockedUntil } = await attempts.open(pair, now);
    const left = blockedUntil - now;
    // One far longer than there are was set by a clock that was ahead; those of servers differ a little.
    if (left > 0 && left <= 2 * LONGEST_WAIT_MS) return left;
    let limit = USUAL;
    for (const { key, many } of numbers) {
      if ((await countFailure(attempts, key, now)) > many) limit = SUSPECT;
    }
    const failures = await countFailure(attempts, pair, now);
    await attempts.save(pair, { failures, blockedUntil: now + waitAfter(failures, limit), updatedAt: now });
    return 0;
  });
  if (wait > 0) throw tooManyAttempts(Math.ceil(wait / 1_000));
  return {
    succeeded: () =>
      store.transaction(async ({ attempts }) => {
        // In the order in which they are counted: two that wait for each other would wait for ever.
        await attempts.clear(pair);
        for (const { key } of numbers) await takeBack(attempts, key, now);
      }),
  };
}

/** One right password must not forgive the wrong ones beside it. */
async function takeBack(attempts: AttemptRepository, key: string, now: number): Promise<void> {
  const { failures } = await attempts.open(key, now);
  await attempts.save(key, { failures: Math.max(0, failures - 1), blockedUntil: 0, updatedAt: now });
}

async function countFailure(attempts: AttemptRepository, key: string, now: number): Promise<number> {
  const known = await attempts.open(key, now);
  const failures = (now - known.updatedAt > FORGOTTEN_AFTER_MS ? 0 : known.failures) + 1;
  await attempts.save(key, { failures, blockedUntil: 0, updatedAt: now });
  return failures;
}

function waitAfter(failures: number, { free, firstWaitMs }: Limit): number {
  return failures < free ? 0 : Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (failures - free));
}

export function tooManyAttempts(seconds: number): Refusal {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutos` : `${seconds} segundos`;
  return new Refusal('too-many', `Demasiados intentos seguidos. Espera ${wait} y vuelve a intentarlo.`, {
    retryAfter: seconds,
  });
}
