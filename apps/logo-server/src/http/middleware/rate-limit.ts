import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../ports/clock.js';
import type { AppEnv } from '../deps.js';
import { fail } from '../failures.js';

export type RateLimit = {
  /** Requests that may come at once. */
  burst: number;
  /** Requests a second in the long run. */
  perSecond: number;
};

/** More addresses than this are not remembered; those heard of longest ago are forgotten first. */
const REMEMBERED_ADDRESSES = 10_000;

/** Takes a token of an address; the seconds until there is one when there is none. */
type TokenBuckets = (address: string) => number;

/** A token bucket for each client address, in this process. */
export function tokenBuckets(limit: RateLimit, clock: Clock): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (address) => {
    const now = clock();
    const known = buckets.get(address);
    const refilled = known
      ? known.tokens + (Math.max(0, now - known.at) / 1_000) * limit.perSecond
      : limit.burst;
    const tokens = Math.min(limit.burst, refilled);
    buckets.delete(address);
    buckets.set(address, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    const oldest = buckets.keys().next();
    if (buckets.size > REMEMBERED_ADDRESSES && !oldest.done) buckets.delete(oldest.value);
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / limit.perSecond);
  };
}

/** Refuses the requests of an address beyond its limit. */
export function rateLimit(limit: RateLimit, clock: Clock): MiddlewareHandler<AppEnv> {
  const take = tokenBuckets(limit, clock);
  return async (c, next) => {
    const wait = take(c.get('clientAddress'));
    if (wait === 0) return next();
    c.header('retry-after', String(wait));
    return fail(c, 429, TOO_MANY);
  };
}

/** What a refused call says. */
export const TOO_MANY = 'Demasiadas peticiones seguidas. Espera unos segundos y vuelve a intentarlo.';
