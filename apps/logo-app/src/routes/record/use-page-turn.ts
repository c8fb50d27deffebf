import { type RefObject, useEffect, useRef } from 'react';
import { recordTexts } from '../../texts/record';

/**
 * After the pager, which stands below a page longer than the screen, the next page is read from its start: the list comes
 * into view, at once as every screen does, and takes the focus, because the pager may be out of sight then.
 */
export function usePageTurn(page: number, pages: number, onPageChange: (page: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const isTurned = wanted.current === page;
    // Whatever else changed the page meanwhile keeps its focus.
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
