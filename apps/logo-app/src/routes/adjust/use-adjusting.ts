import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCapability } from '../../hooks/use-capability';
import { useServices } from '../../services';

type Place = { adjust?: string } | null;

/**
 * Which logo is being adjusted. It is part of the history entry, so that Back closes it; one with changes that are not
 * saved stays on screen until it is said what becomes of them.
 */
export function useAdjusting() {
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = (location.state as Place)?.adjust;
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted !== undefined) setShown(wanted);
  }, [wanted]);
  const { pathname, search, state } = location;
  const open = useCallback(
    (logoId: string) => void navigate({ pathname, search }, { state: { ...state, adjust: logoId } }),
    [navigate, pathname, search, state],
  );
  const close = useCallback(() => {
    setShown(undefined);
    if (wanted !== undefined) void navigate(-1);
  }, [navigate, wanted]);
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
