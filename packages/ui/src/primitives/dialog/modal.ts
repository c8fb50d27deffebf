// What everything has that lies over the page: dialogs, questions and drawers.
import { cva, type VariantProps } from 'class-variance-authority';
import { useRef } from 'react';

export const scrimClass =
  'fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A sheet from the bottom on a phone, a card in the middle elsewhere. */
export const panelVariants = cva(
  '@container fixed inset-x-0 bottom-0 z-dialog flex max-h-[92dvh] flex-col overflow-y-auto overscroll-contain rounded-t-dialog border border-line bg-raised text-ink shadow-overlay focus:outline-none own:w-full data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out at-30:inset-0 own:at-30:m-auto at-30:h-fit at-30:max-h-[calc(100dvh-3rem)] own:at-30:w-[calc(100%-3rem)] at-30:rounded-dialog',
  {
    variants: {
      /** Greatest width beside a phone: 448, 576, 768 or 1024 px at the default text size. @default md */
      size: {
        sm: 'own:at-30:max-w-md',
        md: 'own:at-30:max-w-xl',
        lg: 'own:at-30:max-w-3xl',
        xl: 'own:at-30:max-w-5xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export type PanelVariants = VariantProps<typeof panelVariants>;

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

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void; detail?: unknown };

/** Keeps a dialog open when what was pressed outside it is an alert, which lies above every dialog. */
export function ignoreAlerts(event: OutsideEvent): void {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-alert-region]')) event.preventDefault();
}
