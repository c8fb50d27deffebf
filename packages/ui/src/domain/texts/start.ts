import { type TextsHook, useSection } from '../../lib/locale';

/** Spanish texts of the start-up screen (§2 Route table). */
export const startTexts = {
  start: { title: 'Inicializando Aplicación', detail: 'Verificando estado de autenticación...' },
};

/** Spanish texts of the screen that stands in for a page that broke. */
export const crashTexts = {
  crash: {
    title: 'La página se detuvo',
    text: 'Algo falló mientras se dibujaba la pantalla. Recarga para seguir; si vuelve a pasar, copia el informe y envíalo a soporte.',
    reload: 'Recargar',
    copy: 'Copiar informe',
    copied: 'Informe copiado.',
    copyFailed: 'No se pudo copiar. Selecciona el informe y cópialo a mano.',
    report: 'Informe técnico',
  },
};

export const useStartTexts: TextsHook<typeof startTexts> = (name, own) => useSection(startTexts, name, own);
export const useCrashTexts: TextsHook<typeof crashTexts> = (name, own) => useSection(crashTexts, name, own);
