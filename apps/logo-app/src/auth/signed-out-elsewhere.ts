import { useEffect } from 'react';

const CHANNEL = 'signed-out';

/** Tells the other tabs of this browser that somebody signed out, and not only that the session is gone. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when somebody signs out in another tab of this browser. @param callback always the same */
export function useSignedOutElsewhere(callback: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = callback;
    return () => channel.close();
  }, [callback]);
}
