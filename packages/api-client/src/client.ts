import { type BoundCalls, bindCalls } from './bind-calls.js';
import * as endpoints from './endpoints.js';
import type { ClientError } from './errors.js';
import type { Attempt, Connection, ConnectionHooks, ConnectionOptions } from './transport/connection.js';

/** The calls of §7, by the name of their method on the client. */
export type CallName = keyof typeof endpoints;

/** What the caller wants to hear about. A hook only watches: one that throws changes nothing. */
export type Hooks = ConnectionHooks & {
  /** Before each request goes out. `init` holds the session and the key: nothing to be logged whole. */
  onRequest?: ((event: Attempt & { readonly url: string; readonly init: RequestInit }) => void) | undefined;
  /** When the headers of an answer have come; whoever reads its body clones it first. */
  onResponse?: ((event: Attempt & { readonly response: Response }) => void) | undefined;
  /** Once for each call that fails, with what it rejects with. */
  onError?: ((error: ClientError) => void) | undefined;
};

/** How to reach the API, and what to tell of it. */
export type ClientOptions = Omit<ConnectionOptions, 'hooks'> & {
  /**
   * Headers of every request beside those of §7, which win. Sent once the server has announced a capability: one
   * that announces nothing gets the headers of §7 and no other.
   */
  headers?: Readonly<Record<string, string>> | undefined;
  hooks?: Hooks | undefined;
};

/** A call under way: a promise of its answer. */
export type Call<T> = Promise<T> & {
  /**
   * The answer with the response that brought it, for its status and headers; its body has been read. Undefined
   * where nothing was asked, as of a `data:` image.
   */
  withResponse(): Promise<{ answer: T; response: Response | undefined }>;
};

/** A call function without its connection. */
export type Bound<F> = F extends (connection: Connection, ...rest: infer Rest) => Promise<infer Answer>
  ? (...rest: Rest) => Call<Answer>
  : never;

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
 * `retries`, and rejects with a `ClientError` only.
 * @example
 * const client = createClient({ baseUrl: '', apiKey: 'trazo-local' });
 * const logos = await client.gallery({ signal });
 * @throws {TypeError} for a `baseUrl`, `apiKey` or header that no request could be made with.
 */
export const createClient = (options: ClientOptions): Client => bindCalls(options, endpoints);
