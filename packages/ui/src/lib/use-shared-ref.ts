import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';
import { assignRef } from './assign-ref';

/** A ref of a component's own to an element that the consumer's ref gets as well, attached once. */
export function useSharedRef<Element>(
  ref: Ref<Element> | undefined,
): [own: RefObject<Element | null>, attach: RefCallback<Element>] {
  const own = useRef<Element>(null);
  const attach = useCallback(
    (element: Element | null) => {
      own.current = element;
      const cleanup = assignRef(ref, element);
      if (!cleanup) return;
      // React calls a cleanup instead of the ref with null.
      return () => {
        own.current = null;
        cleanup();
      };
    },
    [ref],
  );
  return [own, attach];
}
