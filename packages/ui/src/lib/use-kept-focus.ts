import { type DOMAttributes, type Ref, useEffect, useRef } from 'react';
import { useSharedRef } from './use-shared-ref';

/** What a part listens with; the consumer's own are called as well. */
type Listening<Part> = {
  ref?: Ref<Part> | undefined;
  onFocus?: DOMAttributes<Part>['onFocus'];
  onBlur?: DOMAttributes<Part>['onBlur'];
};

type KeptFocus<Part> = {
  /** What decides which controls there are. */
  state: string;
  /** Selector of what takes the focus, the first in the part; else the part itself does. */
  heir?: string | undefined;
  /** The page stays where it is, as where more is read above the heir. */
  preventScroll?: boolean | undefined;
  given?: Listening<Part> | undefined;
};

/**
 * Keeps the focus in a part of the page whose controls make way for others: when the one that had it is gone, its heir
 * has it. No event tells of that, and whoever uses the keyboard would begin at the top of the page again.
 */
export function useKeptFocus<Part extends HTMLElement>({
  state,
  heir,
  preventScroll = false,
  given = {},
}: KeptFocus<Part>) {
  const [part, ref] = useSharedRef(given.ref);
  const hadFocus = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const isNew = state !== before.current;
    before.current = state;
    if (!isNew || !hadFocus.current || !part.current) return;
    const { activeElement, body } = document;
    // The part itself had it in place of an heir that was not there yet.
    const isLost = activeElement === null || activeElement === body || activeElement === part.current;
    if (!isLost) return;
    const next = (heir && part.current.querySelector<HTMLElement>(heir)) || part.current;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll });
  }, [state, heir, preventScroll, part]);
  return {
    ref,
    onFocus: (event) => {
      hadFocus.current = true;
      given.onFocus?.(event);
    },
    onBlur: (event) => {
      hadFocus.current = false;
      given.onBlur?.(event);
    },
  } satisfies Listening<Part>;
}
