const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const RANDOM_CHARS = 26;

/**
 * A new session id (§3): the time in milliseconds, an underscore, and 130 random bits as lower-case
 * letters and digits, e.g. `1767225600000_k3v…`. The randomness is the platform's `crypto`.
 */
export function createSessionId(now: () => Date = () => new Date()): string {
  // 32 letters divide a byte's 256 values evenly, so each is equally likely.
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_CHARS));
  return `${now().getTime()}_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
