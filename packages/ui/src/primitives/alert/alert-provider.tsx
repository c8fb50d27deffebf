import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { AlertRegion } from './alert-region';
import { type AlertEnd, type AlertEntry, type AlertRequest, isSameFailure } from './alert-state';

/** What {@link useAlerts} gives. */
export type Alerts = {
  /**
   * Shows an alert and returns its id. One of tone `danger` closes an earlier one of the same text: it is announced again,
   * not stacked.
   */
  show: (request: AlertRequest) => string;
  /** Takes one away, as if the reader had closed it. */
  dismiss: (id: string) => void;
};

const AlertsContext = createContext<Alerts | null>(null);

/** Props of {@link AlertProvider}. */
export type AlertProviderProps = {
  children: ReactNode;
  /** Name of the region for screen readers. */
  label?: string | undefined;
};

let serial = 0;

/** Put it once at the root of the app: alerts live here and outlive routes and sessions. */
export function AlertProvider({ children, label }: AlertProviderProps) {
  const [entries, setEntries] = useState<readonly AlertEntry[]>([]);
  // The list also lives outside the state, so that an alert ends once even if two causes meet.
  const live = useRef(new Map<string, AlertEntry>());

  const end = useCallback((id: string, how: AlertEnd) => {
    const entry = live.current.get(id);
    if (!entry) return;
    live.current.delete(id);
    setEntries([...live.current.values()]);
    if (how === 'action') entry.action?.onPress();
    entry.onEnd?.(how);
  }, []);

  const alerts = useMemo<Alerts>(
    () => ({
      show: (request) => {
        for (const entry of live.current.values()) if (isSameFailure(entry, request)) end(entry.id, 'closed');
        serial += 1;
        const id = `alert-${serial}`;
        live.current.set(id, { ...request, id });
        setEntries([...live.current.values()]);
        return id;
      },
      dismiss: (id) => end(id, 'closed'),
    }),
    [end],
  );

  return (
    <AlertsContext value={alerts}>
      {children}
      <AlertRegion entries={entries} onEnd={end} label={label} />
    </AlertsContext>
  );
}

/** The way to speak to the user from anywhere below {@link AlertProvider}; an error elsewhere. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) {
    throw new Error(
      'useAlerts was called outside AlertProvider, so there is no place to show an alert. Wrap the app in <AlertProvider>.',
    );
  }
  return alerts;
}
