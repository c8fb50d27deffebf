import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of DialogContent. */
export const dialogTexts = {
  dialog: { close: 'Cerrar' },
};

export const useDialogTexts = (own?: Given<typeof dialogTexts.dialog>) =>
  useSection(dialogTexts, 'dialog', own);
