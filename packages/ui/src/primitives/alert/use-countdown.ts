import { useEffect, useRef } from 'react';

/** Calls `onEnd` once `duration` ms have passed, not counting the time it is `paused`. Infinity never ends. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || !Number.isFinite(left.current)) return;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [paused]);
}
