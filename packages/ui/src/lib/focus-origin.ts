import { type Ref, useCallback } from 'react';
import { assignRef } from './assign-ref';

const PANEL = '[role=dialog], [role=alertdialog], [role=menu]';

type Origin = readonly Element[];

/** What each panel gives the focus back to: what had it when it opened, then what the panel around that would. */
const origins = new WeakMap<EventTarget, Origin>();

/** The same of a panel that was taken away with the focus in it, which has not been given back yet. */
let leaving: Origin = [];

/** An element, then what has the focus in its place when it is gone: the panel that it is in, and what that came from. */
function originOf(element: Element): Origin {
  const around = element.closest(PANEL);
  return around ? [element, around, ...(origins.get(around) ?? [])] : [element];
}

/** What had the focus last; `panel` is opening from there. */
export function takeOrigin(panel: EventTarget | null): Origin {
  const from = document.activeElement;
  const origin = from && from !== document.body ? originOf(from) : leaving;
  if (panel) origins.set(panel, origin);
  return origin;
}

/** A panel goes, and the focus that was in it has not been given back yet. */
export function leaveTo(origin: Origin): void {
  if (origin.length > 0) leaving = origin;
}

/** The focus has been given back. */
export function forgetLeaving(): void {
  leaving = [];
}

/** Whether an element is in a panel that is closing. */
export const isGoing = (element: Element) => element.closest(PANEL)?.getAttribute('data-state') === 'closed';

/** The button of a menu or popover that is open. Either link is lost where a host gives the button or the panel an id. */
function buttonOf(panel: Element): Element | null {
  const named = panel.getAttribute('aria-labelledby');
  const button = panel.id ? document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) : null;
  return button ?? (named ? document.getElementById(named) : null);
}

type Given<Panel> = {
  ref?: Ref<Panel> | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * For a menu or popover: what is opened from it gives the focus back to its button, as it is gone by then itself. The
 * button is found when it opens: Radix cuts the links between the two as soon as it closes.
 */
export function useButtonAsOrigin<Panel extends HTMLElement>({ ref, onCloseAutoFocus }: Given<Panel>) {
  const attach = useCallback(
    (panel: Panel | null) => {
      const cleanup = assignRef(ref, panel);
      if (!panel) return;
      const button = buttonOf(panel);
      if (button && !origins.has(panel)) origins.set(panel, originOf(button));
      const origin = origins.get(panel) ?? [];
      // Another ref is given to the same panel.
      if (leaving === origin) forgetLeaving();
      return () => {
        // Before the panel is taken out of the page, and the focus with it.
        if (panel.contains(document.activeElement)) leaveTo(origin);
        if (cleanup) cleanup();
        else assignRef(ref, null);
      };
    },
    [ref],
  );
  return {
    ref: attach,
    onCloseAutoFocus: (event: Event) => {
      forgetLeaving();
      onCloseAutoFocus?.(event);
    },
  };
}
