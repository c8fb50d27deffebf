import { useEffect, useState, useSyncExternalStore } from 'react';
import { frameDuration, type HeroFrame, nextFrame, stillFrame } from './hero-frames';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** False on the server, until hydration, and for users who prefer reduced motion. */
function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(QUERY).matches,
    () => false,
  );
}

/** Plays the demonstration, unless it is `stopped`. `canPlay` is false where nothing may or can move; then the first logo stands still. */
export function useHeroFrames(
  names: readonly string[],
  stopped: boolean,
): {
  frame: HeroFrame;
  canPlay: boolean;
  playing: boolean;
  toggle: () => void;
} {
  const canPlay = useMotionAllowed() && names.length > 1;
  const [paused, setPaused] = useState(false);
  const [frame, setFrame] = useState(() => stillFrame(names));
  const playing = canPlay && !paused && !stopped;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setFrame((now) => nextFrame(now, names)), frameDuration(frame));
    return () => clearTimeout(timer);
  }, [playing, frame, names]);
  const still = canPlay ? frame : stillFrame(names);
  return { frame: still, canPlay, playing, toggle: () => setPaused((now) => !now) };
}
