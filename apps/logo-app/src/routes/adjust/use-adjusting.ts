import { useCallback, useEffect, useState } from 'react';
import { useCapability } from '../../hooks/use-capability';
import { useOpened } from '../../hooks/use-opened';
import { useServices } from '../../services';

/**
 * Which logo is being adjusted. Back closes it; one with unsaved changes stays open until the user saves or discards
 * them.
 */
export function useAdjusting() {
  const { opened: wanted, open, close: leave } = useOpened('adjust');
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted !== undefined) setShown(wanted);
  }, [wanted]);
  const close = useCallback(() => {
    setShown(undefined);
    leave();
  }, [leave]);
  return {
    /** The logo that is on screen to be adjusted. */
    logoId: shown,
    /** It was left by Back. */
    isLeft: shown !== undefined && wanted === undefined,
    open,
    close,
  };
}

export type Adjusting = ReturnType<typeof useAdjusting>;

/** Whether this server lets logos be adjusted, and shows how they would be. */
export function useCanAdjust(): boolean {
  const { config } = useServices();
  return useCapability('adjust') && config.previewUrl !== undefined;
}
