import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the browser's history was, in px. */
const left = new Map<string, number>();

/** A screen begins at its top; one that Back or Forward brings is where it was left. Stands after the routes. */
export function ScrollPosition() {
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    const place = arrival === 'POP' ? left.get(key) : undefined;
    // The browser does it too, but not always after the screen has its height again.
    if (place !== undefined) window.scrollTo(0, place);
    else if (isOther && arrival !== 'POP') window.scrollTo(0, 0);
    const remember = () => left.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, arrival]);
  return null;
}
