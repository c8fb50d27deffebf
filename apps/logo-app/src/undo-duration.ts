/**
 * Milliseconds that 'Deshacer' stands, longer than other alerts: whoever hears the page, speaks to it or moves a switch has to
 * come to the button first. The focus or the pointer on it stops the time, which WCAG 2.2.1 gives 20 s for.
 */
export const UNDO_DURATION = 20_000;
