import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv } from '../deps.js';

/** One line for each request. It names the route, not the address: keys, codes and sessions live there. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const fields = {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    };
    if (c.res.status >= 500) logger.error(fields, 'request');
    else logger.info(fields, 'request');
  };
}

/** The last pattern that is not a wildcard; the wildcards are middleware and the app's own screens. */
function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map((route) => route.path);
  return patterns.filter((path) => !path.includes('*')).at(-1) ?? '*';
}
