import { useAlerts } from '@trazo/ui/alert';
import { useCallback } from 'react';
import { texts } from '../texts';

/**
 * Tells that a part of the screen could not be fetched. What asked for it can be pressed again; `retry` is for
 * what nobody pressed.
 */
export function useLoadError(): (retry?: () => void) => void {
  const alerts = useAlerts();
  return useCallback(
    (retry) => {
      const action = retry ? { action: { label: texts.retryLoad, onPress: retry } } : {};
      alerts.show({ tone: 'error', message: texts.loadFailed, ...action });
    },
    [alerts],
  );
}
