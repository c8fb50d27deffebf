import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of the spinner of a button. */
export const buttonTexts = {
  button: { loading: 'Cargando...' },
};

export const useButtonTexts = (own?: Given<typeof buttonTexts.button>) =>
  useSection(buttonTexts, 'button', own);
