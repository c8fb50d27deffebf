/** How an alert ended: its time was over, the reader closed it, or its action was taken. */
export type AlertEnd = 'timeout' | 'closed' | 'action';

/** What to say. One of tone `danger` stays until it is closed; the others stay 8 s, longer while read. */
export type AlertRequest = {
  /** The exact text of the alert. */
  message: string;
  tone?: 'success' | 'danger' | 'info' | undefined;
  /** One thing that can be done about it, such as 'Deshacer'; doing it closes the alert. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds it stays; Infinity keeps it. By default 8,000, and Infinity for `danger`. */
  duration?: number | undefined;
  /** Called once, when it is gone. */
  onEnd?: ((how: AlertEnd) => void) | undefined;
};

/** An alert on screen. */
export type AlertEntry = AlertRequest & { id: string };

/** Milliseconds an alert stays, unless its tone is `danger`. */
const ALERT_DURATION = 8000;

/** How long an alert stays, in milliseconds. */
export function durationOf({ tone, duration }: AlertRequest): number {
  return duration ?? (tone === 'danger' ? Number.POSITIVE_INFINITY : ALERT_DURATION);
}

/** Whether two alerts tell of the same failure. Other tones need no such check: their alerts go by themselves. */
export const isSameFailure = (one: AlertRequest, other: AlertRequest): boolean =>
  one.tone === 'danger' && other.tone === 'danger' && one.message === other.message;
