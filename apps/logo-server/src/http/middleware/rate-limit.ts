import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../../ports/clock.js';
import { clientAddress } from '../client-address.js';
import type { AppEnv } from '../deps.js';
import { fail } from '../failures.js';

export type RateLimit = {
  /** Requests that may come at once. */
  burst: number;
  /** Requests a second in the long run. */
  perSecond: number;
};

type Refuse = (c: Context<AppEnv>) => Response | Promise<Response>;

/** More addresses than this are not remembered; those heard of longest ago are forgotten first. */
const REMEMBERED_ADDRESSES = 10_000;

/** A token bucket for each client address, in this process. */
export function rateLimit(
  limit: RateLimit,
  clock: Clock,
  refuse: Refuse = refuseCall,
): MiddlewareHandler<AppEnv> {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return async (c, next) => {
    const address = clientAddress(c);
    const now = clock();
    const known = buckets.get(address);
    const refilled = known ? known.tokens + ((now - known.at) / 1_000) * limit.perSecond : limit.burst;
    const tokens = Math.min(limit.burst, refilled);
    buckets.delete(address);
    buckets.set(address, { tokens: Math.max(0, tokens - 1), at: now });
    const oldest = buckets.keys().next();
    if (buckets.size > REMEMBERED_ADDRESSES && !oldest.done) buckets.delete(oldest.value);
    if (tokens >= 1) return next();
    c.header('retry-after', String(Math.ceil((1 - tokens) / limit.perSecond)));
    return refuse(c);
  };
}

function refuseCall(c: Context<AppEnv>): Response {
  return fail(c, 429, 'Demasiadas peticiones seguidas. Espera unos segundos y vuelve a intentarlo.');
}
