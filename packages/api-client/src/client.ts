import { redeemCallback } from './endpoints/callback/index';
import { downloadImage } from './endpoints/download-image/index';
import { setFavorite } from './endpoints/favorite/index';
import { gallery } from './endpoints/gallery/index';
import { generateLogo } from './endpoints/generate-logo/index';
import { logosInfo } from './endpoints/logos-info/index';
import { movements } from './endpoints/movements/index';
import { userInfo } from './endpoints/user-info/index';
import { validateSession } from './endpoints/validate-session/index';
import { createSessionStore, type SessionStore } from './session/store';
import { type ClientOptions, type Connection, createConnection } from './transport/connection';

/** A call function without its connection. */
type Bound<F> = F extends (connection: Connection, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** The calls of §7, and the stored session. The methods are bound: they can be handed on. */
export type Client = {
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
  /** Downloads an image with a safe file name. GET /api/proxy-download. */
  downloadImage: Bound<typeof downloadImage>;
  /** Redeems the code of a sign-in for the session. POST /callback. */
  redeemCallback: Bound<typeof redeemCallback>;
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
  return {
    validateSession: (...rest) => validateSession(connection, ...rest),
    generateLogo: (...rest) => generateLogo(connection, ...rest),
    userInfo: (...rest) => userInfo(connection, ...rest),
    logosInfo: (...rest) => logosInfo(connection, ...rest),
    movements: (...rest) => movements(connection, ...rest),
    gallery: (...rest) => gallery(connection, ...rest),
    setFavorite: (...rest) => setFavorite(connection, ...rest),
    downloadImage: (...rest) => downloadImage(connection, ...rest),
    redeemCallback: (...rest) => redeemCallback(connection, ...rest),
    session: createSessionStore(options.storage),
  };
}
