import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of LoadingState and ErrorState. */
export const statesTexts = {
  states: { loading: 'Cargando...', retry: 'Reintentar', error: 'Algo salió mal' },
};

export const useStatesTexts = (own?: Given<typeof statesTexts.states>) =>
  useSection(statesTexts, 'states', own);
