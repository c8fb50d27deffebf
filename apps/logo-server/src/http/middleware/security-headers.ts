import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../deps.js';

/** Headers that every answer carries. A route may set its own value for any of them first. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler<AppEnv> {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    [
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ],
  ];
  if (options.https) headers.push(['strict-transport-security', 'max-age=31536000']);
  return async (c, next) => {
    const random = randomBytes(25);
    const requestId = random.subarray(0, 9).toString('base64url');
    c.set('requestId', requestId);
    c.set('nonce', random.subarray(9).toString('base64'));
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    c.res.headers.set('x-request-id', requestId);
  };
}
