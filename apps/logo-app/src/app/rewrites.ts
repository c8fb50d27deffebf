/** Safari refuses an address that is rewritten more than 100 times in 30 seconds; the others allow more. */
const AT_ONCE = 30;
const PER_SECOND = 2;

/**
 * An allowance of rewrites of the address: each call asks for one, and says whether it may be made.
 * @param now a clock in milliseconds
 */
export function createAllowance(now: () => number = () => performance.now()): () => boolean {
  let left = AT_ONCE;
  let at = now();
  return () => {
    const moment = now();
    left = Math.min(AT_ONCE, left + ((moment - at) / 1000) * PER_SECOND);
    at = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
