import type { PointerEvent } from 'react';

const presses = new WeakSet<Event>();

/**
 * For `onPointerDownCapture` of the region of alerts: remembers where the press began. A dialog asks only after the
 * click, by which the alert may be gone.
 */
export const noteAlertPress = ({ nativeEvent }: PointerEvent): void => void presses.add(nativeEvent);

/** Whether a press began on an alert, though it be gone by now. */
export const isAlertPress = (event: Event): boolean => presses.has(event);
