type Bucket = {
  /** How many tokens it holds: what may be taken at once. */
  capacity: number;
  refillPerSecond: number;
  /** A clock in milliseconds. */
  now?: () => number;
};

/**
 * A token bucket: each call takes a token, and says whether there was one to take.
 * It starts full.
 */
export function createTokenBucket({
  capacity,
  refillPerSecond,
  now = () => performance.now(),
}: Bucket): () => boolean {
  let tokens = capacity;
  let filledAt = now();
  return () => {
    const moment = now();
    tokens = Math.min(capacity, tokens + ((moment - filledAt) / 1000) * refillPerSecond);
    filledAt = moment;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
