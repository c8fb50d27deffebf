/** Marks an element that has a use of its own for Escape, such as a search box with a text to clear. */
export const takesEscape = { 'data-takes-escape': '' } as const;

/**
 * For `onEscapeKeyDown` of everything that Escape closes: Radix listens at the document before the element that
 * has the focus is asked, so what surrounds such an element has to leave the key to it.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-takes-escape]')) event.preventDefault();
}
