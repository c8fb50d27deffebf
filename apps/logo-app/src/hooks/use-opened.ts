import { useCallback, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Place = Readonly<Record<string, string | undefined>> | null;

/**
 * What is opened over a screen: a dialog of this logo or that. It is part of the history entry, so that Back closes it
 * and a reload finds it open; the close button removes the history entry.
 * @param kind what it is, by which the entry keeps it beside what else is open
 */
export function useOpened(kind: string) {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const kept = (state as Place)?.[kind];
  // What is closed is gone at once, not only when the browser is back.
  const [closed, setClosed] = useState<string>();
  if (closed !== undefined && closed !== key) setClosed(undefined);

  // The router moves in a transition, and another press meanwhile goes no further. Back may come before it is through:
  // then the entry is the same as before, and only the transition tells that nothing is on its way any more.
  const [isOpening, startOpening] = useTransition();

  const open = useCallback(
    (id: string) => {
      if (isOpening || closed === key) return;
      startOpening(() => void navigate({ pathname, search }, { state: { ...state, [kind]: id } }));
    },
    [isOpening, closed, kind, navigate, pathname, search, state, key],
  );
  const close = useCallback(() => {
    if (closed === key || kept === undefined) return;
    setClosed(key);
    void navigate(-1);
  }, [closed, kept, navigate, key]);
  return { opened: closed === key ? undefined : kept, open, close };
}
