import type { Clock } from '../ports/clock.js';
import type { AttemptRepository, Attempts, Store } from '../ports/store.js';
import { digest } from './digest.js';
import { Refusal } from './refusal.js';

/** Failures that nobody notices; after each further one the wait doubles. */
type Limit = { free: number; firstWaitMs: number; longestWaitMs: number };

/** One person at one address gets three tries. The other two stop guessing spread over addresses or people. */
const PAIR: Limit = { free: 3, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
const PERSON: Limit = { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
const ADDRESS: Limit = { free: 100, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
/** Failures older than this no longer count. */
export const FORGOTTEN_AFTER_MS = 3_600_000;

type Deps = { store: Store; clock: Clock };

/**
 * Counts an attempt as failed before the password is looked at, so that guesses made at once are counted
 * too; `succeeded` then takes it back.
 * @throws {Refusal} 'too-many' while the wait lasts: from the fourth wrong password in a row.
 */
export async function admitSignIn(
  { store, clock }: Deps,
  address: string,
  email: string,
): Promise<{ succeeded(): Promise<void> }> {
  const keys = keysOf(address, email);
  const now = clock();
  const wait = await store.transaction(async ({ attempts }) => {
    let longest = 0;
    for (const { key } of keys)
      longest = Math.max(longest, (await attempts.open(key, now)).blockedUntil - now);
    if (longest > 0) return longest;
    for (const { key, limit } of keys) await countFailure(attempts, key, limit, now);
    return 0;
  });
  if (wait > 0) throw tooMany(Math.ceil(wait / 1_000));
  return {
    succeeded: () =>
      store.transaction(async ({ attempts }) => {
        for (const { key, limit } of keys) {
          if (limit === ADDRESS) await takeBack(attempts, key, now);
          else await attempts.clear(key);
        }
      }),
  };
}

/** One right password must not forgive an address its wrong ones for other people. */
async function takeBack(attempts: AttemptRepository, key: string, now: number): Promise<void> {
  const { failures } = await attempts.open(key, now);
  await attempts.save(key, { failures: Math.max(0, failures - 1), blockedUntil: 0, updatedAt: now });
}

function keysOf(address: string, email: string): { key: string; limit: Limit }[] {
  return [
    { key: `person:${digest(email)}`, limit: PERSON },
    { key: `address:${digest(address)}`, limit: ADDRESS },
    { key: `pair:${digest(`${address} ${email}`)}`, limit: PAIR },
  ];
}

async function countFailure(
  attempts: AttemptRepository,
  key: string,
  limit: Limit,
  now: number,
): Promise<void> {
  const known = await attempts.open(key, now);
  const failures = (now - known.updatedAt > FORGOTTEN_AFTER_MS ? 0 : known.failures) + 1;
  await attempts.save(key, { failures, blockedUntil: blockedUntil(failures, limit, now), updatedAt: now });
}

function blockedUntil(failures: number, limit: Limit, now: number): Attempts['blockedUntil'] {
  if (failures < limit.free) return 0;
  return now + Math.min(limit.longestWaitMs, limit.firstWaitMs * 2 ** (failures - limit.free));
}

function tooMany(seconds: number): Refusal {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutos` : `${seconds} segundos`;
  return new Refusal(
    'too-many',
    `Demasiados intentos seguidos. Espera ${wait} y vuelve a intentarlo.`,
    seconds,
  );
}
