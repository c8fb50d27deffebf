import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose controls make way for others: when the one that had it is gone, the first
 * button of the part has it.
 * @param state what decides which controls there are
 */
export function useKeptFocus<Part extends HTMLElement>(state: string) {
  const part = useRef<Part>(null);
  const hadFocus = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const isLost = !part.current?.contains(document.activeElement);
    if (state !== before.current && hadFocus.current && isLost)
      part.current?.querySelector('button')?.focus();
    before.current = state;
  }, [state]);
  return {
    ref: part,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
