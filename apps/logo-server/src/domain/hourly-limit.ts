import { type Clock, HOUR_MS } from '../ports/clock.js';
import type { AttemptRepository, Store } from '../ports/store.js';
import { digest } from './digest.js';
import { tooManyAttempts } from './sign-in-throttle.js';

/**
 * Counts one more of `key`, which begins anew an hour after the first of them. Kept in the database, so that it
 * holds over all servers.
 * @returns 0, or how long to wait in milliseconds when there were `limit` of them.
 */
export async function countHourly(
  attempts: AttemptRepository,
  key: string,
  limit: number,
  now: number,
): Promise<number> {
  const known = await attempts.open(key, now);
  // One that ends far later than in an hour was begun by a clock that was ahead; those of servers differ a little.
  const isOver = known.blockedUntil <= now || known.blockedUntil > now + 2 * HOUR_MS;
  const [counted, until] = isOver ? [0, now + HOUR_MS] : [known.failures, known.blockedUntil];
  if (counted >= limit) return until - now;
  await attempts.save(key, { failures: counted + 1, blockedUntil: until, updatedAt: now });
  return 0;
}

/**
 * Lets an address hand in so many of a form within an hour, those that come to nothing too.
 * @throws {Refusal} 'too-many' while the hour lasts.
 */
export async function admitForm(
  { store, clock }: { store: Store; clock: Clock },
  form: 'registrations' | 'resets',
  address: string,
  perHour: number,
): Promise<void> {
  const key = `${form}:${digest(address)}`;
  const waitMs = await store.transaction(({ attempts }) => countHourly(attempts, key, perHour, clock()));
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1_000));
}
