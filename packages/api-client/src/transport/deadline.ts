import { CancelledError, TimeoutError } from '../errors.js';

/** Above this a timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs a whole call under one controller and one timer. Whichever comes first decides the error:
 * `TimeoutError` for the timer, `CancelledError` for the caller's signal, else what `run` rejects with.
 * It settles even when the work ignores its signal, and leaves no timer and no listener behind.
 * (`AbortSignal.any` with `AbortSignal.timeout` may never fire on Node 20.)
 */
export async function withDeadline<T>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!(timeoutMs > 0)) throw new RangeError('timeoutMs: not above 0');
  const bounded = Math.min(timeoutMs, LONGEST_TIMER_MS);
  const controller = new AbortController();
  let leave: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const stop = (error: Error) => {
        reject(error);
        controller.abort(error);
      };
      const cancel = () => stop(new CancelledError({ cause: caller?.reason }));
      if (caller?.aborted) return cancel();
      timer = setTimeout(() => stop(new TimeoutError({ timeoutMs: bounded })), bounded);
      if (caller) leave = onAbort(caller, cancel);
      run(controller.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    leave?.();
  }
}

/** What cancels the calls under way, by the caller's signal. */
const underWay = new WeakMap<EventTarget, Set<() => void>>();
const cancelAll = ({ target }: Event) =>
  underWay.get(target as EventTarget)?.forEach((cancel) => {
    cancel();
  });

/**
 * Calls back when a caller's signal aborts, until the function that it returns is called. However many calls
 * share a signal it carries one listener: Node takes more than ten for a leak, and warns.
 */
function onAbort(signal: AbortSignal, cancel: () => void): () => void {
  const cancels = underWay.get(signal) ?? new Set();
  underWay.set(signal, cancels.add(cancel));
  // Added again it is still one.
  signal.addEventListener('abort', cancelAll);
  return () => {
    cancels.delete(cancel);
    if (cancels.size === 0) signal.removeEventListener('abort', cancelAll);
  };
}

/** Resolves after `ms`; never resolves once aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    // The signal is the deadline's and ends with the call, so the listener needs no removing.
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
