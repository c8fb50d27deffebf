import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/environment.js';

/** 128 random bits, for one answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The Content-Security-Policy of the app's two documents: ours alone, and nothing inline without the nonce. */
export function appPolicy(config: Pick<Config, 'apiBaseUrl' | 'publicUrl'>, nonce: string): string {
  const api = originOf(config.apiBaseUrl);
  const own = [api, config.publicUrl].filter((origin) => origin !== undefined);
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // A gallery may hold images of any backend.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...own],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...own],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
}

/** The policy of the sign-in pages. A form there ends with a redirect to the app, which form-action covers. */
export function authPolicy(appOrigin: string): string {
  return serialise({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'self'", appOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
}

/** The policy of a brand page: it shows, and one small script of ours copies. */
export function brandPagePolicy(nonce: string): string {
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
}

function serialise(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function originOf(address: string): string | undefined {
  return address === '' ? undefined : new URL(address).origin;
}
