import type { Ref, RefCallback } from 'react';

/** Gives an element to a ref of any form, and returns the cleanup of a function that has one. */
export function assignRef<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): ReturnType<RefCallback<Element>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}
