import { type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * What a yes does, and whether it is still being done. A question whose answer takes its time stays until then, and
 * goes when it was done. A rejection leaves it open; nobody catches it here, so the page hears of it as of any other.
 */
export function useConfirm(onConfirm: () => unknown, isOpen: boolean, close: () => void) {
  const [isPending, setPending] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);
  // One that was closed from outside meanwhile, and perhaps opened anew, is no longer what was answered.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      running.current = undefined;
      setPending(false);
    };
  }, [isOpen]);
  const confirm = (event: MouseEvent) => {
    const answer = onConfirm();
    if (!(answer instanceof Promise)) return;
    event.preventDefault();
    running.current = answer;
    setPending(true);
    const ifStillAsked = (settle: () => void) => () => {
      if (running.current === answer) settle();
    };
    void answer.then(ifStillAsked(close)).finally(ifStillAsked(() => setPending(false)));
  };
  return { isPending, confirm };
}
