import { type Bound, type BoundCalls, bindCalls, type ClientOptions } from './bind-calls.js';
import type { CallName } from './call-name.js';
import * as endpoints from './endpoints.js';

/**
 * The calls of §7, and the stored session. The methods are bound: they can be handed on.
 * (`keyof` stands here in full: so an editor shows what `endpoints` says of each call.)
 */
export type Client = { [Name in keyof typeof endpoints]: Bound<(typeof endpoints)[Name]> } & Pick<
  BoundCalls<object>,
  'session' | 'with'
>;

/**
 * Makes a client. Every call reads the stored session when it is made, takes `signal`, `timeoutMs` and
 * `retries`, and rejects with a `ClientError` only, but for misuse.
 * @example
 * const client = createClient({ baseUrl: '', apiKey: 'trazo-local' });
 * const logos = await client.gallery({ signal });
 * @throws {TypeError} for a `baseUrl`, `apiKey` or header that no request could be made with.
 */
export const createClient = (options: ClientOptions): Client =>
  bindCalls(options, endpoints satisfies Record<CallName, unknown>);
