import { hash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../deps.js';
import { fail } from '../failures.js';

/** Lets through the calls that carry the configured key in `apikey`. */
export function requireApiKey(apiKey: string): MiddlewareHandler<AppEnv> {
  const isKey = isText(apiKey);
  const refuse = async (c: Context, detail: string) => fail(c, 401, detail);
  return (c, next) => {
    const given = c.req.header('apikey');
    if (given === undefined) return refuse(c, 'Falta la cabecera apikey.');
    return isKey(given) ? next() : refuse(c, 'La cabecera apikey no es correcta.');
  };
}

/** Whether another text is this one; it takes the same time wherever they differ, and whatever their lengths. */
export function isText(text: string): (other: string) => boolean {
  const digest = (of: string) => hash('sha256', of, 'buffer');
  const expected = digest(text);
  return (other) => timingSafeEqual(digest(other), expected);
}
