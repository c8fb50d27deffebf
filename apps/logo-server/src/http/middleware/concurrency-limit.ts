import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/fair-turns.js';
import { underWay } from '../../domain/under-way.js';
import type { AppEnv } from '../deps.js';
import { failWith } from '../failures.js';

/** The part of the limit that one address may hold, and the part with bodies that have not come whole. */
const SHARE = { all: 1 / 2, awaited: 1 / 8 };

/**
 * Answers so many requests at once; those beyond are told to come back, so that the others end in time. An address has
 * a part of the limit, or one could shut everybody out; of bodies that never come, which cost it nothing, a smaller one.
 */
export function concurrencyLimit(limit: number): MiddlewareHandler<AppEnv> {
  const most = Math.ceil(limit * SHARE.all);
  const mostAwaited = Math.ceil(limit * SHARE.awaited);
  const ofAddress = underWay();
  const awaited = new Map<string, Set<IncomingMessage>>();
  let total = 0;
  /** The requests of an address whose body is awaited. */
  const awaitedOf = (address: string): Set<IncomingMessage> => {
    const requests = awaited.get(address) ?? new Set();
    for (const request of requests) if (request.complete) requests.delete(request);
    return requests;
  };
  return async (c, next) => {
    const address = c.get('clientAddress');
    const request: IncomingMessage | undefined = (c.env as { incoming?: IncomingMessage } | undefined)
      ?.incoming;
    const others = awaitedOf(address);
    const isFull = total >= limit || ofAddress.of(address) >= most || others.size >= mostAwaited;
    if (isFull) return failWith(c, busy());
    total += 1;
    const end = ofAddress.begin(address);
    if (request !== undefined) awaited.set(address, others.add(request));
    try {
      return await next();
    } finally {
      total -= 1;
      end();
      if (request !== undefined) others.delete(request);
      if (others.size === 0 && awaited.get(address) === others) awaited.delete(address);
    }
  };
}
