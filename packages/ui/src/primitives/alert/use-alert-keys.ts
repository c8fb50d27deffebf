import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { heirOf } from '../../lib/focus-heir';
import type { AlertEntry } from './alert-state';

const CONTROLS = 'button:enabled';

/** What keeps the focus in itself, and takes it back from anything else. */
const TRAP = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * The keyboard's way to the alerts, whose place in the document is behind everything: an action such as 'Deshacer' would
 * be over before Tab came to it. So the first Tab after it came goes to it, and from the region's ends Tab goes on from
 * where it left. F6 goes to the newest alert at any time, and back. The focus is not moved by the alert itself, which
 * would take it from someone who writes. A dialog or menu keeps the focus: Tab and F6 are its own.
 */
export function useAlertKeys(region: RefObject<HTMLElement | null>, entries: readonly AlertEntry[]) {
  const origin = useRef<Element>(undefined);
  const isNext = useRef(false);
  const newest = entries.at(-1);
  const [id, isActionable] = [newest?.id, newest?.action !== undefined];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new alert is the next stop anew.
  useEffect(() => {
    isNext.current = isActionable;
  }, [id, isActionable]);

  const isShown = id !== undefined;
  useEffect(() => {
    const element = region.current;
    if (!isShown || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'F6') press(event);
      if (event.key === 'Tab') tab(event);
    };
    const enter = (event: KeyboardEvent) => {
      const first = element.lastElementChild?.querySelector<HTMLElement>(CONTROLS);
      if (!first || document.activeElement?.closest(TRAP)) return;
      event.preventDefault();
      first.focus();
    };
    const press = (event: KeyboardEvent) => {
      if (!element.contains(document.activeElement)) return enter(event);
      event.preventDefault();
      heirOf(origin.current)?.focus();
    };
    const tab = (event: KeyboardEvent) => {
      const wasNext = isNext.current;
      isNext.current = false;
      if (!element.contains(document.activeElement)) {
        if (wasNext && !event.shiftKey) enter(event);
        return;
      }
      const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
      const back = heirOf(origin.current);
      if (!back || document.activeElement !== controls.at(event.shiftKey ? 0 : -1)) return;
      // Forwards the browser's own Tab then goes on to what follows.
      back.focus();
      if (event.shiftKey) event.preventDefault();
    };
    const onPointerDown = () => {
      isNext.current = false;
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [region, isShown]);

  return {
    /** Told of each focus in the region: where it came from is where it goes back to. */
    remember: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    /** Gives back the focus that an alert took along. */
    giveBack: () => heirOf(origin.current)?.focus(),
  };
}
