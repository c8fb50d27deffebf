import { SESSION_STORAGE_KEY, USER_DATA_STORAGE_KEY } from '../catalog/limits.js';
import { NoSessionError, SessionSaveError } from '../errors.js';

/** Local storage key of the generations whose outcome is unknown (docs/decisions/0015). */
export const OPEN_GENERATIONS_STORAGE_KEY = 'open_generations';

/** The part of the browser's `Storage` that keeps the session. */
export type SessionStorageLike = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** The stored session (§3), in local storage under the key `session`. */
export type SessionStore = {
  /** The stored session; undefined when there is none or the storage is denied. */
  read(): string | undefined;
  /** Stores a session. @throws {SessionSaveError} when the storage is denied, full or absent (§8). */
  save(session: string): void;
  /** Removes `session` and `user_data` (§4, logout), and the open generations. Never throws. */
  clear(): void;
};

const browserStorage = (): SessionStorageLike | undefined =>
  (globalThis as { localStorage?: SessionStorageLike }).localStorage;

/** A stored text; undefined when there is none or the storage is denied. */
export function readItem(given: SessionStorageLike | undefined, key: string): string | undefined {
  try {
    return (given ?? browserStorage())?.getItem(key) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes it, and reads it back, as some storages drop it in silence; what this returns says that
 * it was not done.
 */
export function writeItem(
  given: SessionStorageLike | undefined,
  key: string,
  text?: string,
): { cause: unknown } | undefined {
  let cause: unknown;
  try {
    const storage = given ?? browserStorage();
    if (text) storage?.setItem(key, text);
    else storage?.removeItem(key);
  } catch (error) {
    cause = error;
  }
  return readItem(given, key) === text ? undefined : { cause };
}

/** The session store over a storage; reading the browser's own may itself be denied, so it waits. */
export function createSessionStore(given: SessionStorageLike | undefined): SessionStore {
  return {
    read: () => readItem(given, SESSION_STORAGE_KEY),
    save(session) {
      const refused = writeItem(given, SESSION_STORAGE_KEY, session);
      if (refused) throw new SessionSaveError(refused);
    },
    clear() {
      for (const key of [SESSION_STORAGE_KEY, USER_DATA_STORAGE_KEY, OPEN_GENERATIONS_STORAGE_KEY]) {
        writeItem(given, key);
      }
    },
  };
}

/** The session a call sends. @throws {NoSessionError} when none is given or stored. */
export function requireSession(
  storage: SessionStorageLike | undefined,
  given: string | undefined,
  text?: string,
): string {
  const session = given ?? readItem(storage, SESSION_STORAGE_KEY);
  if (!session) throw new NoSessionError(text);
  return session;
}

/** 130 random bits as lower-case letters and digits, from the platform's `crypto`. */
export const randomText = (): string =>
  // 32 digits divide a byte's 256 values evenly, so each is equally likely.
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => (byte % 32).toString(32)).join('');

/**
 * A new session id (§3): the time in milliseconds, an underscore, and 130 random bits as lower-case
 * letters and digits, e.g. `1767225600000_k3v…`.
 */
export const createSessionId = (now: () => Date = () => new Date()): string =>
  `${now().getTime()}_${randomText()}`;
