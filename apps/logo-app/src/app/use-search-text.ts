import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Typing pauses this long, in milliseconds, before the address is rewritten. */
const PAUSE_MS = 250;

/**
 * The text of a search box whose value is kept in the address. The box answers to every key at once; the
 * address follows when typing pauses, and Back or Forward bring the box to what the address says.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const { key } = useLocation();
  const arrival = useNavigationType();

  const latest = useRef({ inAddress, write });
  useEffect(() => {
    latest.current = { inAddress, write };
  });
  useEffect(() => {
    if (key && arrival === 'POP') setText(latest.current.inAddress);
  }, [key, arrival]);
  useEffect(() => {
    if (text === latest.current.inAddress) return;
    const timer = setTimeout(() => latest.current.write(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
