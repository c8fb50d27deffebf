import type { CallName } from './call-name.js';
import type * as endpoints from './endpoints.js';
import { type ClientError, isClientError } from './errors.js';
import { createSessionStore, type SessionStore } from './session/session.js';
import {
  type Attempt,
  type Connection,
  type ConnectionHooks,
  type ConnectionOptions,
  createConnection,
  tell,
} from './transport/connection.js';

/** What the caller wants to hear about. A hook only watches: one that throws or rejects changes nothing. */
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

/** Some of the calls, by their names. */
type Calls = Partial<typeof endpoints>;

/** Calls over one connection, with its stored session. */
export type BoundCalls<Some extends Calls> = { [Name in keyof Some]: Bound<Some[Name]> } & {
  /** The stored session: local storage, key `session`. */
  session: SessionStore;
  /** Other calls over the same connection, for code that comes later: what was announced and is watched holds for them. */
  with<More extends Calls>(more: More): BoundCalls<More>;
};

/**
 * A client of some calls, for a page that must stay small: those that it begins with, and `with` for those that come
 * with later code. An application that needs no such care uses `createClient` of the main entry.
 * @throws {TypeError} for a `baseUrl`, `apiKey` or header that no request could be made with.
 */
export function bindCalls<Some extends Calls>(options: ClientOptions, calls: Some): BoundCalls<Some> {
  const connection = createConnection(options);
  const headers = Object.fromEntries(new Headers(options.headers));
  const session = createSessionStore(options.storage);
  const bind = (some: Calls): unknown => {
    const client: Record<string, unknown> = { session, with: bind };
    for (const [call, endpoint] of Object.entries(some)) {
      client[call] = (...rest: unknown[]) =>
        watched(call as CallName, connection, { headers, hooks: options.hooks ?? {} }, (own) =>
          (endpoint as (connection: Connection, ...rest: unknown[]) => Promise<unknown>)(own, ...rest),
        );
    }
    return client;
  };
  return bind(calls) as BoundCalls<Some>;
}

/** Makes a call over a connection that adds the caller's headers, tells the hooks and keeps the response. */
function watched<T>(
  call: CallName,
  connection: Connection,
  { headers, hooks }: { headers: Readonly<Record<string, string>>; hooks: Hooks },
  make: (connection: Connection) => Promise<T>,
): Call<T> {
  let response: Response | undefined;
  let attempt = 0;
  const fetchWatched = async (url: string, init: RequestInit) => {
    attempt++;
    const more = connection.state.capabilities.length > 0 && headers;
    const whole = { ...init, headers: { ...more, ...(init.headers as Record<string, string>) } };
    tell(hooks.onRequest, { call, attempt, url, init: whole });
    response = await connection.fetch(url, whole);
    tell(hooks.onResponse, { call, attempt, response });
    return response;
  };
  const settle = async () => {
    try {
      return await make({ ...connection, fetch: fetchWatched as typeof fetch });
    } catch (error) {
      if (isClientError(error)) tell(hooks.onError, error);
      throw error;
    }
  };
  const answer = settle();
  return Object.assign(answer, { withResponse: async () => ({ answer: await answer, response }) });
}
