/** Marks an element that has a use of its own for Escape; a search box, while there is a text to clear in it. */
export const takesEscape = { 'data-takes-escape': '' } as const;

/**
 * For `onEscapeKeyDown` of everything that Escape closes: Radix listens at the document before the element that
 * has the focus is asked, so what surrounds such an element has to leave the key to it.
 */
export function leaveEscape(event: KeyboardEvent): void {
  const taker = event.target instanceof Element ? event.target.closest('[data-takes-escape]') : null;
  if (taker && !isEmpty(taker)) event.preventDefault();
}

const isEmpty = (element: Element) => element instanceof HTMLInputElement && element.value === '';
