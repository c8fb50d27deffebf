/**
 * How long 'Deshacer' stays visible, in ms. Longer than other alerts: users of screen readers, voice or switch control need
 * time to reach the button. Focus or hover pauses the timer; WCAG 2.2.1 names 20 s.
 */
export const UNDO_DURATION = 20_000;
