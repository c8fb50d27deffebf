import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { bequeathFocus, HEADING } from '../../lib/focus-heir';

/**
 * A control of a card that has the focus, or will get it back, and its card's place in the whole list; or the heading of
 * the empty list.
 */
type Held = { control: Element; place: number };

/** Where the focus may go and still come back by itself. */
const RETURNS = '[role=dialog], [role=alertdialog], [data-alert-region]';

/**
 * When a focused card is removed, focus moves to the card that replaces it, or to the last one; in an empty list, to the
 * heading, and from there to the first card that comes back. It goes to the card's picture, not to the same button, or a
 * key held too long would delete the next logo too. `count` is the length of the whole list, undefined while unknown.
 */
export function useFocusHeir(grid: RefObject<HTMLElement | null>, count: number | undefined, offset = 0) {
  const held = useRef<Held>(undefined);
  const before = useRef<number>(undefined);
  // After each render: only the DOM knows which cards there are.
  useLayoutEffect(() => {
    // A card that was only scrolled out of a long, virtualised list is still part of it.
    const isShorter = count !== undefined && before.current !== undefined && count < before.current;
    const isFilled = count !== undefined && before.current === 0;
    before.current = count;
    if (!grid.current || !held.current || held.current.control.isConnected) return;
    const { control, place } = held.current;
    held.current = undefined;
    if (!isShorter && !isFilled) return;
    const cards = grid.current.querySelectorAll('article');
    const at = Math.max(0, Math.min(place - offset, cards.length - 1));
    const heir = cards[at]?.querySelector('button') ?? headingIn(grid.current);
    if (!heir) return;
    held.current = { control: heir, place: offset + at };
    bequeathFocus(control, heir);
  });
  return {
    hold: ({ target, currentTarget }: FocusEvent) => {
      const card = target.closest('article');
      const place = card ? offset + [...currentTarget.querySelectorAll('article')].indexOf(card) : 0;
      held.current = card || target.matches(HEADING) ? { control: target, place } : undefined;
    },
    letGo: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest(RETURNS)) held.current = undefined;
    },
  };
}

function headingIn(grid: HTMLElement): HTMLElement | null {
  const heading = grid.querySelector<HTMLElement>(HEADING);
  if (heading) heading.tabIndex = -1;
  return heading;
}
