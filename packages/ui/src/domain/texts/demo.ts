import { type TextsHook, useSection } from '../../lib/locale';

/** Texts of the demonstration that needs no account ('Ver Demo', §2 Landing page). */
export const demoTexts = {
  demo: {
    title: 'Mira tu nombre hecho logo',
    field: 'Nombre de tu empresa',
    placeholder: 'Escribe un nombre',
    samples: 'Estos son ejemplos. Escribe un nombre y verás los tuyos.',
    onlySamples: 'Estos son ejemplos de lo que Trazo dibuja.',
    loading: 'Dibujando...',
    ready: 'Listo: así se ve tu nombre.',
    retry: 'Reintentar',
    start: 'Comenzar Gratis',
    starting: 'Redirigiendo...',
  },
};

export const useDemoTexts: TextsHook<typeof demoTexts> = (name, own) => useSection(demoTexts, name, own);
