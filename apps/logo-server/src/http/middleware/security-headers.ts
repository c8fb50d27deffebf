import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../deps.js';

/** What other files have no use for: they open nothing and ask for nothing, and in a frame the policy keeps them out. */
const OF_DOCUMENTS: readonly [string, string][] = [
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
];

/** Headers that every answer carries, and those of documents. A route may set its own value for any of them first. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler<AppEnv> {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
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
    const isDocument = /^text\/html/.test(answered.get('content-type') ?? '');
    for (const [name, value] of isDocument ? [...headers, ...OF_DOCUMENTS] : headers) {
      if (!answered.has(name)) answered.set(name, value);
    }
    answered.set('x-request-id', requestId);
  };
}
