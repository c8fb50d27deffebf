import { type RefObject, useEffect, useRef } from 'react';
import { recordTexts } from '../../texts/record';

/**
 * Turning a page with the pager scrolls to the start of the list and focuses it: the pager is below a list longer than the
 * screen, and may be out of view on the new page.
 */
export function usePageTurn(page: number, pages: number, onPageChange: (page: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const isTurned = wanted.current === page;
    // If something else changed the page in the meantime, the focus stays there.
    wanted.current = undefined;
    if (isTurned) bringIntoView(list);
  }, [page]);
  const turn = (to: number) => {
    wanted.current = to;
    onPageChange(to);
  };
  /** What the list is, where there is more than one page of it. */
  const part = pages > 1 && { role: 'group', tabIndex: -1, 'aria-label': recordTexts.pageOf(page, pages) };
  return { list: { ref: list, ...part }, turn };
}

function bringIntoView({ current: start }: RefObject<HTMLElement | null>): void {
  if (start === null) return;
  start.focus({ preventScroll: true });
  if (start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start', behavior: 'instant' });
}
