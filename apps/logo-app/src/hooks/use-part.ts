import { useAlerts } from '@trazo/ui/alert';
import { type OnDemand, useOnDemand } from '@trazo/ui/on-demand';
import { useCallback } from 'react';
import { tryAgain } from '../outdated';
import { loadTexts } from '../texts/load';

/**
 * A part of a screen that is fetched when it is wanted; undefined until it is here. If it cannot be fetched, it
 * is no longer wanted, and an alert says so and offers to want it again.
 * @param want opens and closes the part, as pressing what leads to it does
 */
export function usePart<Part>(
  source: OnDemand<Part>,
  wanted: boolean,
  want: (wanted: boolean) => void,
): Part | undefined {
  const tellLoadError = useLoadError();
  return useOnDemand(source, wanted, () => {
    want(false);
    tellLoadError(() => want(true));
  });
}

/** Tells that a part of the screen could not be fetched. Without `retry`, pressing again is the way to retry. */
export function useLoadError(): (retry?: () => void) => void {
  const alerts = useAlerts();
  return useCallback(
    (retry) => {
      const action = retry ? { action: { label: loadTexts.retry, onPress: () => void tryAgain(retry) } } : {};
      alerts.show({ tone: 'danger', message: loadTexts.failed, ...action });
    },
    [alerts],
  );
}
