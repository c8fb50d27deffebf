import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same function while what it does is that of the last render: who takes it is not drawn again. */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
