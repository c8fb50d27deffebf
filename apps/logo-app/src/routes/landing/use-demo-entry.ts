import { useEffect, useState } from 'react';

type Place = { demo?: boolean } | null;

const isKept = () => (window.history.state as Place)?.demo === true;

/**
 * Whether 'Ver Demo' is open. As what is opened over a screen (`useOpened`) it is an entry of the browser's history, so
 * that Back closes it; the landing knows no router, so it is asked of the browser itself.
 */
export function useDemoEntry() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => setOpen(isKept());
    // After a reload too, but not before the document, which was made without it, is the app's.
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  /** Opens it, or takes its entry away again. */
  function change(wanted: boolean) {
    setOpen(wanted);
    if (wanted === isKept()) return;
    // A router's own part of the entry stays: to it, it is the same place.
    if (wanted) window.history.pushState({ ...window.history.state, demo: true }, '');
    else window.history.back();
  }
  return [isOpen, change] as const;
}
