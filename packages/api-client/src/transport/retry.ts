import type { ClientError, HttpError } from '../errors.js';

/** Half of the first wait between repetitions, in milliseconds; it doubles, and a random part of it is waited. */
const RETRY_BASE_MS = 150;
/** Longest such wait, in milliseconds. */
const RETRY_MAX_MS = 3_000;

/** Whether a request that failed with this status is worth retrying. */
export const isTransient = (status: number | undefined): boolean =>
  /^(408|425|429|50[0234])$/.test(`${status}`);

/** Reads `Retry-After` (seconds or an HTTP date) as milliseconds from now. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const value = header ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/**
 * How long to wait before repeating a request for the `attempt`th time, in milliseconds; undefined when it should
 * not be repeated: another kind of failure, or a wait that the deadline has no room for.
 */
export function retryDelay(error: ClientError, attempt: number, remainingMs: number): number | undefined {
  if (error.kind !== 'network' && !isTransient(error.status)) return undefined;
  const ceiling = Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** attempt);
  const jittered = (ceiling * (1 + Math.random())) / 2;
  const wait = Math.max((error as HttpError).retryAfterMs ?? 0, jittered);
  return wait < remainingMs ? wait : undefined;
}
