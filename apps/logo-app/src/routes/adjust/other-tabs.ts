import { useEffect, useRef } from 'react';

const CHANNEL = 'logo-saved';

/** Tells the other tabs of this browser that a logo has another version now. */
export function tellOtherTabs(logoId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(logoId);
  channel.close();
}

/** Calls back when another tab of this browser has saved a version of this logo. */
export function useOtherTabs(logoId: string, onSaved: () => void): void {
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => data === logoId && saved.current();
    return () => channel.close();
  }, [logoId]);
}
