import { CancelledError, TimeoutError } from '../errors/errors';
import type { CallName } from './calls';

/** Above this a timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Deadline = {
  /** Aborts when the deadline passes or the caller cancels. */
  readonly signal: AbortSignal;
  /** Milliseconds left. */
  remaining(): number;
};

type Limits = { call: CallName; timeoutMs: number; signal?: AbortSignal | undefined };

/**
 * Runs a whole call under one controller and one timer. Whichever comes first decides the error:
 * `TimeoutError` for the timer, `CancelledError` for the caller's signal, else what `run` rejects with.
 * It settles even when the work ignores its signal, and leaves no timer and no listener behind.
 * (`AbortSignal.any` with `AbortSignal.timeout` may never fire on Node 20.)
 */
export async function withDeadline<T>(limits: Limits, run: (deadline: Deadline) => Promise<T>): Promise<T> {
  const { call, signal: caller } = limits;
  if (!(limits.timeoutMs > 0)) throw new RangeError('timeoutMs must be above 0');
  const timeoutMs = Math.min(limits.timeoutMs, LONGEST_TIMER_MS);
  if (caller?.aborted) throw new CancelledError({ call, cause: caller.reason });

  const controller = new AbortController();
  let stop: (error: Error) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const end = performance.now() + timeoutMs;
  const timer = setTimeout(() => stop(new TimeoutError({ call, timeoutMs })), timeoutMs);
  const leave = caller && onAbort(caller, () => stop(new CancelledError({ call, cause: caller.reason })));
  try {
    const work = run({ signal: controller.signal, remaining: () => end - performance.now() });
    return await Promise.race([work, stopped]);
  } finally {
    clearTimeout(timer);
    leave?.();
  }
}

/** What cancels the calls under way, by the caller's signal. */
const underWay = new WeakMap<EventTarget, Set<() => void>>();
const cancelAll = ({ target }: Event) => {
  for (const cancel of (target && underWay.get(target)) ?? []) cancel();
};

/**
 * Calls back when a caller's signal aborts, until the function that it returns is called. However many calls
 * share a signal it carries one listener: Node takes more than ten for a leak, and warns.
 */
function onAbort(signal: AbortSignal, cancel: () => void): () => void {
  const cancels = underWay.get(signal) ?? new Set();
  underWay.set(signal, cancels.add(cancel));
  if (cancels.size === 1) signal.addEventListener('abort', cancelAll);
  return () => {
    cancels.delete(cancel);
    if (cancels.size === 0) signal.removeEventListener('abort', cancelAll);
  };
}

/** Waits, and rejects when the call's own signal aborts; the timer does not outlive it. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    // The signal is the deadline's and ends with the call, so the listener needs no removing.
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
