import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ScreensContext, screenAt } from './screen';

/**
 * Gives the document the screen's title. Another screen is told by it, which a screen reader reads by itself only where a
 * document is loaded. What had the focus is often gone with the screen before: then the new screen's content has it, and
 * not nothing.
 */
export function Arrival() {
  const screens = useContext(ScreensContext);
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const shown = useRef(pathname);
  const [told, setTold] = useState<string>();
  const title = screenAt(screens, pathname)?.title;
  // Also of a screen that is closed to whoever is there.
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  useEffect(() => {
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    // A redirection belongs to the document's own beginning.
    if (!isOther || arrival === 'REPLACE') return;
    setTold(title);
    if (document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  }, [title, pathname, arrival]);
  // An explicit `aria-live` is announced even while the drawer hides the page.
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {told}
    </p>
  );
}
