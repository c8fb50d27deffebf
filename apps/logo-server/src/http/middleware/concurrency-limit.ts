import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/fair-turns.js';
import type { AppEnv } from '../deps.js';
import { failWith } from '../failures.js';

/** Answers so many requests at once; those beyond are told to come back, so that the others end in time. */
export function concurrencyLimit(limit: number): MiddlewareHandler<AppEnv> {
  let underWay = 0;
  return async (c, next) => {
    if (underWay >= limit) return failWith(c, busy());
    underWay += 1;
    try {
      return await next();
    } finally {
      underWay -= 1;
    }
  };
}
