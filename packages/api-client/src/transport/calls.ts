export type { CallName } from '../client';

/** What every call takes. */
export type CallOptions = {
  /** Cancels the call; it then rejects with `CancelledError`. */
  signal?: AbortSignal | undefined;
  /** Deadline of this call in milliseconds, over connection, headers, body and retries. */
  timeoutMs?: number | undefined;
  /** Repetitions after a failure that may pass; only reads, and generations with an idempotency key. */
  retries?: number | undefined;
};

/** What every call with a session takes. */
export type SessionCallOptions = CallOptions & {
  /** The session to send; left out, the stored one is read when the call is made. */
  session?: string | undefined;
};
