/** Spanish texts of what every page carries, whatever it shows; each the default of a prop. */

/** Texts of the start-up screen (§2 Route table). */
export const startTexts = {
  title: 'Inicializando Aplicación',
  detail: 'Verificando estado de autenticación...',
} as const;

/** Texts of the screen that stands in for a page that broke. */
export const crashTexts = {
  title: 'La página se detuvo',
  text: 'Algo falló mientras se dibujaba la pantalla. Recarga para seguir; si vuelve a pasar, copia el informe y envíalo a soporte.',
  reload: 'Recargar',
  copy: 'Copiar informe',
  copied: 'Informe copiado.',
  copyFailed: 'No se pudo copiar. Selecciona el informe y cópialo a mano.',
  report: 'Informe técnico',
} as const;
