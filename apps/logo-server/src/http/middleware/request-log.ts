import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from '../../ports/metrics.js';
import { withTimeSpent } from '../../ports/time-spent.js';
import type { AppEnv } from '../deps.js';

/**
 * Each request is timed once: for its line in the log, for its answer's Server-Timing and for the metrics. All name
 * the route, not the address: keys, codes and sessions live there.
 */
export function requestLog(
  logger: Logger,
  metrics?: Pick<Metrics, 'requestStarted'>,
): MiddlewareHandler<AppEnv> {
  return (c, next) =>
    withTimeSpent(async (spent) => {
      const started = performance.now();
      const observe = metrics?.requestStarted();
      await next();
      const elapsed = performance.now() - started;
      const total = tenths(elapsed);
      const parts = Object.entries(spent()).map(([part, ms]) => [part, tenths(ms)] as const);
      const { method } = c.req;
      const route = routeOf(c);
      const status = c.get('formStatus') ?? c.res.status;
      observe?.({ method, route, status, seconds: elapsed / 1_000 });
      if (!UNTIMED.test(c.req.path))
        c.res.headers.set('server-timing', serverTiming([...parts, ['total', total]]));
      const fields = {
        requestId: c.get('requestId'),
        method,
        route,
        status,
        ms: total,
        ...Object.fromEntries(parts),
      };
      if (status >= 500) logger.error(fields, 'request');
      else logger.info(fields, 'request');
    });
}

/**
 * Paths whose answers have no `Server-Timing`. What a password's check took is told to nobody: without the network's noise
 * it says more than the answer does. The app's files come from memory, and the landing begins with some twenty of them.
 */
const UNTIMED = /^\/(?:auth|assets)\//;

const tenths = (ms: number) => Math.round(ms * 10) / 10;

const serverTiming = (times: (readonly [string, number])[]) =>
  times.map(([name, ms]) => `${name};dur=${ms}`).join(', ');

/** The last pattern that is not a wildcard; the wildcards are middleware and the app's own screens. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';
}
