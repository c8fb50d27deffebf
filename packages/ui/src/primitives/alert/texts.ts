import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of alerts and their region. */
export const alertTexts = {
  alert: { region: 'Avisos', dismiss: 'Cerrar aviso' },
};

export const useAlertTexts = (own?: Given<typeof alertTexts.alert>) => useSection(alertTexts, 'alert', own);
