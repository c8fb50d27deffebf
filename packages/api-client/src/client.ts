import {
  downloadImage,
  gallery,
  generateLogo,
  logosInfo,
  movements,
  redeemCallback,
  setFavorite,
  userInfo,
  validateSession,
} from './endpoints/index';
import { createSessionStore, type SessionStore } from './session/store';
import { type ClientOptions, type Connection, createConnection } from './transport/connection';

/** A call function without its connection. */
type Bound<F> = F extends (connection: Connection, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The calls of §7, by the name of their method. The methods are bound: they can be handed on. */
export type Calls = {
  /** Checks the session; what it announces holds for later calls. POST /validate_session. */
  validateSession: Bound<typeof validateSession>;
  /** Generates a logo from the wizard's input or a direct body; spends a credit. POST /generate_logo. */
  generateLogo: Bound<typeof generateLogo>;
  /** Loads the profile. POST /user_info. */
  userInfo: Bound<typeof userInfo>;
  /** Loads the history of created logos. POST /logos_info. */
  logosInfo: Bound<typeof logosInfo>;
  /** Loads the movements of credits. POST /movimiento_info. */
  movements: Bound<typeof movements>;
  /** Loads the gallery. POST /gallery. */
  gallery: Bound<typeof gallery>;
  /** Stores a favourite. POST /favorite. */
  setFavorite: Bound<typeof setFavorite>;
  /** Downloads an image under a safe file name. GET /api/proxy-download. */
  downloadImage: Bound<typeof downloadImage>;
  /** Redeems the code of a sign-in for the session. POST /callback. */
  redeemCallback: Bound<typeof redeemCallback>;
};

/** The calls, by the name of their method on the client. */
export type CallName = keyof Calls;

const endpoints = {
  downloadImage,
  gallery,
  generateLogo,
  logosInfo,
  movements,
  redeemCallback,
  setFavorite,
  userInfo,
  validateSession,
} satisfies Record<CallName, unknown>;

/** The calls of §7, and the stored session. */
export type Client = Calls & {
  /** The stored session: local storage, key `session`. */
  session: SessionStore;
};

/**
 * Makes a client. Every call reads the stored session when it is made, takes `signal`, `timeoutMs` and
 * `retries`, and rejects with a `ClientError` only.
 * @example
 * const client = createClient({ baseUrl: '', apiKey: 'trazo-local' });
 * const logos = await client.gallery({ signal });
 * @throws {TypeError} for a `baseUrl` or `apiKey` that no request could be made with.
 */
export function createClient(options: ClientOptions): Client {
  const connection = createConnection(options);
  const client: Record<string, unknown> = { session: createSessionStore(options.storage) };
  for (const [name, call] of Object.entries(endpoints)) {
    client[name] = (call as (...all: unknown[]) => unknown).bind(null, connection);
  }
  return client as Client;
}
