import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of AlertDialog. */
export const alertDialogTexts = {
  alertDialog: { cancel: 'Cancelar', confirm: 'Aceptar' },
};

export const useAlertDialogTexts = (own?: Given<typeof alertDialogTexts.alertDialog>) =>
  useSection(alertDialogTexts, 'alertDialog', own);
