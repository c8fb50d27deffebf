import { SESSION_STORAGE_KEY, USER_DATA_STORAGE_KEY } from '../catalog/limits';
import { NoSessionError, SessionSaveError } from '../errors/errors';

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
  /** Removes `session` and `user_data` (§4, logout). Never throws. */
  clear(): void;
};

const browserStorage = (): SessionStorageLike | undefined =>
  (globalThis as { localStorage?: SessionStorageLike }).localStorage;

/** The stored session; undefined when there is none or the storage is denied. */
export function readSession(given: SessionStorageLike | undefined): string | undefined {
  try {
    return (given ?? browserStorage())?.getItem(SESSION_STORAGE_KEY) || undefined;
  } catch {
    return undefined;
  }
}

/** The session store over a storage; reading the browser's own may itself be denied, so it waits. */
export function createSessionStore(given: SessionStorageLike | undefined): SessionStore {
  return {
    read: () => readSession(given),
    save(session) {
      let cause: unknown;
      try {
        (given ?? browserStorage())?.setItem(SESSION_STORAGE_KEY, session);
      } catch (error) {
        cause = error;
      }
      if (readSession(given) !== session) {
        throw new SessionSaveError({ cause });
      }
    },
    clear() {
      for (const key of [SESSION_STORAGE_KEY, USER_DATA_STORAGE_KEY]) {
        try {
          (given ?? browserStorage())?.removeItem(key);
        } catch {
          // Denied storage holds nothing to remove.
        }
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
  const session = given ?? readSession(storage);
  if (!session) throw new NoSessionError(text);
  return session;
}
