import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../deps.js';
import { fail } from '../failures.js';

/** Lets through the calls that carry the configured key in `apikey`. */
export function requireApiKey(apiKey: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('apikey');
    if (given === undefined) return fail(c, 401, 'Falta la cabecera apikey.');
    if (!sameText(given, apiKey)) return fail(c, 401, 'La cabecera apikey no es correcta.');
    return next();
  };
}

/** Equality that takes the same time wherever the texts differ, and whatever their lengths. */
export function sameText(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}
