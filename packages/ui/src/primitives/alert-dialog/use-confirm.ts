import { type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * The confirm action and whether it is pending. If `onConfirm` returns a promise, the dialog stays open until it resolves. A
 * rejection leaves it open and is not caught here, so it surfaces as an unhandled rejection.
 */
export function useConfirm(onConfirm: () => unknown, isOpen: boolean, close: () => void) {
  const [isPending, setPending] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);
  // A dialog that was closed from outside in the meantime, and perhaps reopened, must not react to the earlier answer.
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
