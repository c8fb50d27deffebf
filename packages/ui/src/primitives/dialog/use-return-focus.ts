import { useRef } from 'react';

type Handler = ((event: Event) => void) | undefined;

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix alone returns it to the dialog's own
 * trigger, and so loses it in a dialog that is opened by state.
 */
export function useReturnFocus(own: { onOpenAutoFocus?: Handler; onCloseAutoFocus?: Handler }) {
  const origin = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = document.activeElement;
      own.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      own.onCloseAutoFocus?.(event);
      const element = origin.current;
      if (event.defaultPrevented || !(element instanceof HTMLElement)) return;
      if (!element.isConnected || element === document.body) return;
      event.preventDefault();
      element.focus();
    },
  };
}
