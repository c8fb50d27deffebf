const CHANNEL = 'signed-out';

/** Tells the other tabs of this browser that somebody signed out, and not only that the session is gone. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when somebody signs out in another tab of this browser, until the signal is aborted. */
export function onSignedOutElsewhere(callback: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = callback;
  signal.addEventListener('abort', () => channel.close());
}
