import { useAlerts } from '@trazo/ui/alert';
import { useCallback } from 'react';
import { loadTexts } from '../texts/load';

/**
 * Tells that a part of the screen could not be fetched. What asked for it can be pressed again; `retry` is for
 * what nobody pressed.
 */
export function useLoadError(): (retry?: () => void) => void {
  const alerts = useAlerts();
  return useCallback(
    (retry) => {
      const action = retry ? { action: { label: loadTexts.retry, onPress: retry } } : {};
      alerts.show({ tone: 'error', message: loadTexts.failed, ...action });
    },
    [alerts],
  );
}
