import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--trazo-alert-room';

/** Tells the page how high alerts reach from its edge, so that a dialog as high as the window leaves them room. */
export function useAlertRoom(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!isShown || !element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const { bottom = 0 } = element.lastElementChild?.getBoundingClientRect() ?? {};
      const { top = 0 } = element.firstElementChild?.getBoundingClientRect() ?? {};
      // Twice the margin: before the first and after the last.
      page.setProperty(ROOM, `calc(${Math.ceil(bottom - top)}px + 1.5rem)`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(ROOM);
    };
  }, [region, isShown]);
}
