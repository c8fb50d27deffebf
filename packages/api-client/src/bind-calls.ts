import type { Bound, Call, CallName, ClientOptions, Hooks } from './client.js';
import type * as endpoints from './endpoints.js';
import { isClientError } from './errors.js';
import { createSessionStore, type SessionStore } from './session/session.js';
import { type Connection, createConnection, tell } from './transport/connection.js';

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
