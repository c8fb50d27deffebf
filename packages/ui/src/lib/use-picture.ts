import { type Ref, type RefCallback, useCallback, useState } from 'react';
import { assignRef } from './assign-ref';
import { imageOutcome } from './image-outcome';

/**
 * A picture that gives way to something else when it cannot be had: whether to show it, and what tells of that. An
 * address that failed is not tried again; another one is.
 * @param ref the consumer's, to whatever is shown
 */
export function usePicture<Shown extends Element>(
  address: string | undefined,
  ref?: Ref<Shown>,
): { picture: string | undefined; attach: RefCallback<Shown>; fail: () => void } {
  const [failed, setFailed] = useState<string>();
  const attach = useCallback(
    (element: Shown | null) => {
      if (element instanceof HTMLImageElement && imageOutcome(element) === 'failed') setFailed(address);
      return assignRef(ref, element);
    },
    [ref, address],
  );
  return {
    picture: address === failed ? undefined : address,
    attach,
    fail: () => setFailed(address),
  };
}
