import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/fair-turns.js';
import type { AppEnv } from '../deps.js';
import { failWith } from '../failures.js';

/** The part of the limit that one address may hold with bodies that have not come whole. */
const SHARE = 1 / 8;

/**
 * Answers so many requests at once; those beyond are told to come back, so that the others end in time. A body that
 * never comes is a request under way: of these an address has a part of the limit, or one could shut everybody out.
 */
export function concurrencyLimit(limit: number): MiddlewareHandler<AppEnv> {
  const most = Math.max(1, Math.ceil(limit * SHARE));
  const awaited = new Map<string, Set<IncomingMessage>>();
  let underWay = 0;
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
    if (underWay >= limit || others.size >= most) return failWith(c, busy());
    underWay += 1;
    if (request !== undefined) awaited.set(address, others.add(request));
    try {
      return await next();
    } finally {
      underWay -= 1;
      if (request !== undefined) others.delete(request);
      if (others.size === 0 && awaited.get(address) === others) awaited.delete(address);
    }
  };
}
