import type { Clock } from '../ports/clock.js';
import type { Store } from '../ports/store.js';
import { digest } from './digest.js';
import { tooManyAttempts } from './sign-in-throttle.js';

const HOUR_MS = 3_600_000;

type Deps = { store: Store; clock: Clock };

/**
 * Counts the registrations of an address, those that came to nothing too: an hour after the first of them it may
 * begin anew. Kept in the database, so that it holds over all servers.
 * @throws {Refusal} 'too-many' while that hour lasts.
 */
export async function admitRegistration(
  { store, clock }: Deps,
  address: string,
  perHour: number,
): Promise<void> {
  const key = `registrations:${digest(address)}`;
  const now = clock();
  const waitMs = await store.transaction(async ({ attempts }) => {
    const known = await attempts.open(key, now);
    const isOver = known.blockedUntil <= now;
    const [made, until] = isOver ? [0, now + HOUR_MS] : [known.failures, known.blockedUntil];
    if (made >= perHour) return until - now;
    await attempts.save(key, { failures: made + 1, blockedUntil: until, updatedAt: now });
    return 0;
  });
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1_000));
}
