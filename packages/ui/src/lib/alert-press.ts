import type { PointerEvent } from 'react';

const presses = new WeakSet<Event>();

/**
 * For `onPointerDownCapture` of the alert region: records that a press started on an alert. A dialog checks for it only
 * after the click, when the alert may already be unmounted.
 */
export const noteAlertPress = ({ nativeEvent }: PointerEvent): void => void presses.add(nativeEvent);

/** Whether a press started on an alert, even one that is unmounted by now. */
export const isAlertPress = (event: Event): boolean => presses.has(event);
