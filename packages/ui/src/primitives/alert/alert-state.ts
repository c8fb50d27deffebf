/** How an alert ended: its time was over, the reader closed it, or its action was taken. */
export type AlertEnd = 'timeout' | 'closed' | 'action';

/** What to say. Errors stay until they are closed; the others stay 8 s, 20 s with an action, longer while read. */
export type AlertRequest = {
  /** The exact text of the alert. */
  message: string;
  tone?: 'success' | 'error' | 'info' | undefined;
  /** One thing that can be done about it, such as 'Deshacer'; doing it closes the alert. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds it stays; Infinity keeps it. By default 8,000, 20,000 with an action, and Infinity for an error. */
  duration?: number | undefined;
  /** Called once, when it is gone. */
  onEnd?: ((how: AlertEnd) => void) | undefined;
};

/** An alert on screen. */
export type AlertEntry = AlertRequest & { id: string };

/** Milliseconds an alert that is not an error stays. */
export const ALERT_DURATION = 8000;

/**
 * The same with an action: whoever hears the page, speaks to it or moves a switch needs longer to come to a button. The focus
 * or the pointer on it stops the time, which WCAG 2.2.1 gives 20 s for.
 */
const ACTION_DURATION = 20_000;

/** How long an alert stays, in milliseconds. */
export function durationOf({ tone, action, duration }: AlertRequest): number {
  const usual = action ? ACTION_DURATION : ALERT_DURATION;
  return duration ?? (tone === 'error' ? Number.POSITIVE_INFINITY : usual);
}
