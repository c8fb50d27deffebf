import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** A ref of a component's own to an element that the consumer's ref gets as well, attached once. */
export function useSharedRef<Element>(
  ref: Ref<Element> | undefined,
): [own: RefObject<Element | null>, attach: RefCallback<Element>] {
  const own = useRef<Element>(null);
  const attach = useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );
  return [own, attach];
}
