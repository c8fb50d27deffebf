// What everything has that lies over the page: dialogs, questions and drawers.
import { cva, type VariantProps } from 'class-variance-authority';
import { useLayoutEffect, useRef } from 'react';
import { isAlertPress } from '../../lib/alert-press';
import { heirOf } from '../../lib/focus-heir';

/** The scrim between a modal and the page. */
export const scrimClass =
  'fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/**
 * A sheet from the bottom on a phone, a card in the middle elsewhere. It leaves alerts their room at the top: a card that
 * reaches into it is lower, or not as high, and its buttons stay where they are as far as they can.
 */
export const panelVariants = cva(
  '@container fixed inset-x-0 bottom-0 z-dialog flex max-h-[max(60dvh,min(92dvh,100dvh-var(--trazo-alert-room,0px)))] flex-col overflow-y-auto overscroll-contain rounded-t-dialog border border-line bg-raised text-ink shadow-overlay focus:outline-none own:w-full data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out at-30:inset-0 own:at-30:m-auto at-30:h-fit at-30:max-h-[max(60dvh,100dvh-1.5rem-var(--trazo-alert-room,1.5rem))] at-30:[translate:0_clamp(0px,var(--trazo-alert-room,0px)-50dvh+50%,50dvh-50%)] own:at-30:w-[calc(100%-3rem)] at-30:rounded-dialog',
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

const PANEL = '[role=dialog], [role=alertdialog]';

/** The button of the menu that an element is in, which names it: the menu is gone once something in it was chosen. */
function menuButton(element: Element): readonly Element[] {
  const id = element.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const button = id ? document.getElementById(id) : null;
  return button ? [button] : [];
}

/** What each panel gives the focus back to: what had it when it opened, then what the menu or panel around that would. */
const origins = new WeakMap<EventTarget, readonly Element[]>();

/** The same of a panel that was taken away with the focus in it, which has not been given back yet. */
let leaving: readonly Element[] = [];

function originsNow(): readonly Element[] {
  const from = document.activeElement;
  if (!from || from === document.body) return leaving;
  const around = from.closest(PANEL);
  return [from, ...menuButton(from), ...((around && origins.get(around)) ?? [])];
}

const isGoing = (element: Element) => element.closest(PANEL)?.getAttribute('data-state') === 'closed';

/**
 * Returns focus to the element that had it when the dialog opened. Radix returns it only to the dialog's own trigger, so a
 * dialog that is opened by state would lose it. Dialogs that replace one another pass on the element focused before the
 * first of them.
 */
export function useReturnFocus(own: {
  onOpenAutoFocus?: Handler;
  onCloseAutoFocus?: Handler;
  /** What has it where nothing had it before, as after a reload. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
}) {
  const origin = useRef<readonly Element[]>([]);
  // Runs before the effects of a panel mounted in the same commit. A panel of StrictMode's extra mount had no focus yet.
  useLayoutEffect(
    () => () => {
      if (origin.current.length > 0) leaving = origin.current;
    },
    [],
  );
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = originsNow();
      if (event.currentTarget) origins.set(event.currentTarget, origin.current);
      own.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      own.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const element = origin.current.map(heirOf).find((heir) => heir && !isGoing(heir)) ?? instead(own);
      if (!element) return;
      event.preventDefault();
      if (element.tabIndex < 0) element.tabIndex = -1;
      element.focus();
      // Another dialog that is open by now has kept it.
      if (document.activeElement === element) leaving = [];
    },
  };
}

const instead = ({ returnFocusTo }: { returnFocusTo?: (() => HTMLElement | null | undefined) | undefined }) =>
  returnFocusTo && (returnFocusTo() ?? document.querySelector<HTMLElement>('h1'));

type OutsideEvent = { target: EventTarget | null; preventDefault: () => void; detail?: unknown };

/** Keeps a dialog open when what was pressed or has the focus outside it is an alert, which lies above every dialog. */
export function ignoreAlerts(event: OutsideEvent): void {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  const isFocused = target instanceof Element && target.closest('[data-alert-region]') !== null;
  if (isFocused || (original && isAlertPress(original))) event.preventDefault();
}
