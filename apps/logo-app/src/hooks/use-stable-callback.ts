import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with a stable identity that always calls the latest render's version, so its consumers do not re-render. */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
