// What everything has that lies over the page: dialogs, questions and drawers.
import { cva, type VariantProps } from 'class-variance-authority';
import { useLayoutEffect, useRef } from 'react';
import { isAlertPress } from '../../lib/alert-press';
import { heirOf } from '../../lib/focus-heir';
import { forgetLeaving, isGoing, leaveTo, takeOrigin } from '../../lib/focus-origin';

/** The scrim between a modal and the page. */
export const scrimClass =
  'fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/**
 * A sheet from the bottom on a phone, a card in the middle elsewhere. It leaves alerts their room at the top: a card that
 * reaches into it is lower, or not as high, and its buttons stay where they are as far as they can.
 */
export const panelVariants = cva(
  '@container fixed inset-x-0 bottom-0 z-dialog flex max-h-[max(60dvh,min(92dvh,100dvh-var(--trazo-alert-room,0px)))] flex-col overflow-y-auto overscroll-contain rounded-t-dialog border border-line bg-raised text-ink shadow-overlay focus:outline-none own:w-full data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out at-30:inset-0 own:at-30:m-auto own:at-30:h-fit at-30:max-h-[max(60dvh,100dvh-1.5rem-var(--trazo-alert-room,1.5rem))] at-30:[translate:0_clamp(0px,var(--trazo-alert-room,0px)-50dvh+50%,50dvh-50%)] own:at-30:w-[calc(100%-3rem)] at-30:rounded-dialog',
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

/** Marks a panel that has buttons at its bottom, of which alerts stay clear. */
export const overPage = { 'data-over-page': '' } as const;

/** Where the focus goes on closing, besides back. */
export type ReturnFocusProps = {
  /**
   * Gives what takes the focus on closing where nothing had it before, as in a dialog that a reload finds open, or where
   * what had it is gone. The page's heading has it where it gives none.
   */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
};

type Own = ReturnFocusProps & { onOpenAutoFocus?: Handler; onCloseAutoFocus?: Handler };

/**
 * Returns focus to the element that had it when the dialog opened. Radix returns it only to the dialog's own trigger, so a
 * dialog that is opened by state would lose it. Dialogs that replace one another pass on the element focused before the
 * first of them. Where that is gone, or nothing had the focus, what is there instead has it, at last the page's heading:
 * whoever uses the keyboard would begin at the top of the page again.
 */
export function useReturnFocus(own: Own) {
  const origin = useRef<readonly Element[]>([]);
  // Runs before the effects of a panel mounted in the same commit. A panel of StrictMode's extra mount had no focus yet.
  useLayoutEffect(() => () => leaveTo(origin.current), []);
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = takeOrigin(event.currentTarget);
      own.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      own.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      if (origin.current.some(takesBack) || takes(instead(own))) event.preventDefault();
      // After Radix, which gives it to the dialog's own trigger.
      else queueMicrotask(giveToPage);
    },
  };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to an element. Another dialog that is open by now keeps it; what is hidden or disabled has it not. */
function takes(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
  if (document.activeElement === element) forgetLeaving();
  return !isLost();
}

function takesBack(element: Element): boolean {
  const heir = heirOf(element);
  return heir !== undefined && !isGoing(heir) && takes(heir);
}

const instead = ({ returnFocusTo }: ReturnFocusProps) =>
  returnFocusTo && (returnFocusTo() ?? document.querySelector<HTMLElement>('h1'));

function giveToPage(): void {
  const parts = ['h1', 'main'].map((name) => document.querySelector<HTMLElement>(name));
  if (isLost()) parts.some(takes);
}

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void; detail?: unknown };

/** Keeps a dialog open when what was pressed or has the focus outside it is an alert, which lies above every dialog. */
export function ignoreAlerts(event: OutsideEvent): void {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  const isFocused = target instanceof Element && target.closest('[data-alert-region]') !== null;
  if (isFocused || (original && isAlertPress(original))) event.preventDefault();
}
