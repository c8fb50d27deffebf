import { useCallback, useEffect, useRef, useState } from 'react';
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

  // The router moves in its own time: another press meanwhile goes no further.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current !== key) asked.current = undefined;
  }, [key]);

  const open = useCallback(
    (id: string) => {
      if (asked.current === key) return;
      asked.current = key;
      void navigate({ pathname, search }, { state: { ...state, [kind]: id } });
    },
    [kind, navigate, pathname, search, state, key],
  );
  const close = useCallback(() => {
    if (asked.current === key || kept === undefined) return;
    asked.current = key;
    setClosed(key);
    void navigate(-1);
  }, [kept, navigate, key]);
  return { opened: closed === key ? undefined : kept, open, close };
}
