import * as endpoints from './endpoints';
import { createSessionStore, type SessionStore } from './session/session';
import { type ClientOptions, type Connection, createConnection } from './transport/connection';

/** The calls of §7, by the name of their method on the client. */
export type CallName = keyof typeof endpoints;

/** A call function without its connection. */
type Bound<F> = F extends (connection: Connection, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The calls of §7, and the stored session. The methods are bound: they can be handed on. */
export type Client = { [Name in CallName]: Bound<(typeof endpoints)[Name]> } & {
  /** The stored session: local storage, key `session`. */
  session: SessionStore;
};

/**
 * Makes a client. Every call reads the stored session when it is made, takes `signal`, `timeoutMs` and
 * `retries`, and rejects with a `ClientError` only.
 * @example
 * const client = createClient({ baseUrl: '', apiKey: 'trazo-local' });
 * const logos = await client.gallery({ signal });
 * @throws {TypeError} for a `baseUrl`, `apiKey` or header that no request could be made with.
 */
export function createClient(options: ClientOptions): Client {
  const connection = createConnection(options);
  const client: Record<string, unknown> = { session: createSessionStore(options.storage) };
  for (const [name, call] of Object.entries(endpoints)) {
    client[name] = (call as (...all: unknown[]) => unknown).bind(null, connection);
  }
  return client as Client;
}
