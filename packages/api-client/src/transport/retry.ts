import type { ClientError } from '../errors';

/** First wait between repetitions, in milliseconds; it doubles, and a random part of it is waited. */
const RETRY_BASE_MS = 300;
/** Longest such wait, in milliseconds. */
const RETRY_MAX_MS = 3_000;

/** Answers that may be another the next time. */
const PASSING = /^(408|425|429|50[0234])$/;

/** Reads `Retry-After` (seconds or an HTTP date) as milliseconds from now. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}

/**
 * How long to wait before repeating a request for the `attempt`th time, in milliseconds; undefined when it should
 * not be repeated: another kind of failure, or a wait that the deadline has no room for.
 */
export function retryDelay(error: ClientError, attempt: number, remainingMs: number): number | undefined {
  const { kind } = error;
  if (kind === 'http' ? !PASSING.test(String(error.status)) : kind !== 'network') return undefined;
  const ceiling = Math.min(RETRY_MAX_MS, (RETRY_BASE_MS / 2) * 2 ** attempt);
  const jittered = (ceiling * (1 + Math.random())) / 2;
  const wait = Math.max((kind === 'http' && error.retryAfterMs) || 0, jittered);
  return wait < remainingMs ? wait : undefined;
}
