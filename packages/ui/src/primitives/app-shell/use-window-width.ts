import { useCallback, useSyncExternalStore } from 'react';

/** Tells of the window's width, and of the size of the page's text. */
function subscribe(changed: () => void): () => void {
  const ruler = document.createElement('div');
  Object.assign(ruler.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(ruler);
  const observer = new ResizeObserver(changed);
  observer.observe(ruler);
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('resize', changed);
    observer.disconnect();
    ruler.remove();
  };
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether the window is at least so many rem wide now; `onServer` where there is none. A media query would
 * count in the browser's own text size, whatever size the page's text has been given.
 */
export function useWindowWidth(least: number, onServer: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => window.innerWidth >= least * rem(), [least]),
    () => onServer,
  );
}
