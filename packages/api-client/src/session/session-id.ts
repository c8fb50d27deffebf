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
