import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../deps.js';

/** What a document may not use; other files have nothing to use it with. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers that every answer carries. A route may set its own value for any of them first. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler<AppEnv> {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    [
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ],
  ];
  if (options.https) headers.push(['strict-transport-security', 'max-age=31536000']);
  return async (c, next) => {
    // Its last twelve digits tell the requests of a log apart.
    const requestId = randomUUID().slice(-12);
    c.set('requestId', requestId);
    await next();
    const answered = c.res.headers;
    for (const [name, value] of headers) {
      if (!answered.has(name)) answered.set(name, value);
    }
    if (/^text\/html/.test(answered.get('content-type') ?? ''))
      answered.set('permissions-policy', PERMISSIONS);
    answered.set('x-request-id', requestId);
  };
}
