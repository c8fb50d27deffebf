import { type TextsHook, useSection } from '../../lib/locale';

/** Texts of a logo that is being adjusted. */
export const adjustTexts = {
  adjust: {
    title: (name: string) => `Ajustar ${name}`,
    sections: 'Qué ajustar',
    tools: 'Ver y deshacer',
    undo: 'Deshacer',
    redo: 'Rehacer',
    reset: 'Volver al original',
    hold: 'Mantén pulsado para ver el original',
    original: 'Original',
    free: 'Ajustar no gasta créditos. Lo que guardas reemplaza al logo, y las versiones de antes se conservan.',
    loading: 'Cargando el logo...',
    loadingOptions: 'Cargando opciones...',
    noOptions: 'Este logo no tiene otras opciones aquí.',
    save: 'Guardar',
    saving: 'Guardando...',
    close: 'Cerrar',
  },
};

export const useAdjustTexts: TextsHook<typeof adjustTexts> = (name, own) =>
  useSection(adjustTexts, name, own);
