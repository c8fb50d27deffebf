import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createTokenBucket } from './token-bucket';

/** A page that has rewritten its address too often waits this long, in milliseconds, for typing to pause. */
const PAUSE_MS = 250;

/**
 * Browsers count a page's rewrites, whoever asks for them: Safari refuses more than 100 in 30 seconds, the others
 * allow more.
 */
const mayRewrite = createTokenBucket({ capacity: 30, refillPerSecond: 2 });

/**
 * The text of a search box whose value is kept in the address. The box answers to every key at once, and so
 * does the address, so that nothing typed is lost by a reload; only where a key that is held down uses up what
 * browsers allow does the address wait, until typing pauses or the box or the page is left. Back or Forward
 * bring the box to what the address says.
 * @returns the text, its setter for what is typed, and its setter for a text that the address gets otherwise
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, show] = useState(inAddress);
  const { key } = useLocation();
  const arrival = useNavigationType();

  const latest = useRef({ inAddress, write });
  useLayoutEffect(() => {
    latest.current = { inAddress, write };
  });

  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  const flush = useCallback(() => {
    const late = waiting.current;
    forget();
    if (late) latest.current.write(late.text);
  }, [forget]);

  // What the box begins with is of the address it came with: keys may be pressed before effects first run.
  const arrived = useRef(key);
  useEffect(() => {
    if (key === arrived.current) return;
    arrived.current = key;
    if (arrival !== 'POP') return;
    forget();
    show(latest.current.inAddress);
  }, [key, arrival, forget]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('focusout', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('focusout', flush);
      forget();
    };
  }, [flush, forget]);

  const type = useCallback(
    (next: string) => {
      show(next);
      forget();
      if (mayRewrite()) latest.current.write(next);
      else waiting.current = { text: next, timer: setTimeout(flush, PAUSE_MS) };
    },
    [flush, forget],
  );
  return [text, type, show] as const;
}
