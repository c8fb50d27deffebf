import { type TextsHook, useSection } from '../../lib/locale';

/**
 * Spanish texts of the public pages and of the plans, by section. Those that the specification
 * gives (§2 Plans, §9) are exact to the byte.
 */
export const planTexts = {
  plan: { popular: 'MÁS POPULAR', includes: 'Incluye', limits: 'Límites' },
  billing: {
    label: 'Periodo de pago',
    monthly: 'Mensual',
    yearly: 'Anual',
    saving: '-20%',
  },
  plans: { currency: 'Precios en dólares de Estados Unidos (USD).' },
  support: {
    title: '¿Dudas con tu plan?',
    text: 'Escríbenos a cualquier hora o busca tu respuesta.',
    contact: 'Contactar Soporte',
    faq: 'Ver FAQ',
  },
};

/** Texts of the landing page (§1, §2 Landing page). */
export const landingTexts = {
  sections: { features: 'Funciones', examples: 'Ejemplos', pricing: 'Precios' },
  header: { home: 'Trazo, inicio', navigation: 'Secciones', login: 'INICIAR SESIÓN', register: 'Registro' },
  hero: {
    title: 'Logos profesionales en menos de 30 segundos',
    lede: 'Escribe el nombre de tu empresa, elige industria, estilo y color. No necesitas experiencia en diseño.',
    start: 'Comenzar Gratis',
    starting: 'Redirigiendo...',
    demo: 'Ver Demo',
    field: 'Nombre de tu empresa',
    pause: 'Pausar la demostración',
    resume: 'Reanudar la demostración',
    examples: 'Logos dibujados con Trazo:',
  },
  claims: { label: 'Trazo en cifras' },
  features: {
    title: 'Un logo que puedes llevar a todas partes',
    lede: 'No es una imagen suelta: es un dibujo completo, tuyo para ajustar y descargar.',
    vectorTitle: 'Vectores de verdad',
    vectorText:
      'Cada letra es un trazado con sus nodos. Descárgalo en HD o en vector y se verá nítido a cualquier tamaño.',
    sizesTitle: 'De 16 px a una fachada',
    sizesText: 'El mismo dibujo en la pestaña del navegador, en el teléfono y sobre la puerta de tu negocio.',
    kitTitle: 'Hecho a tu medida',
    kitText:
      'Industria, tipo, estilo y color: tú decides cada parte y el logo responde, sobre claro, sobre oscuro o como icono.',
    light: 'Claro',
    dark: 'Oscuro',
    icon: 'Icono',
    color: 'Color',
  },
  examples: {
    title: 'Dibujados con Trazo',
    lede: 'Un nombre, un oficio, un logo.',
  },
  pricing: {
    title: 'Planes y precios',
    lede: 'Empieza gratis y cambia de plan cuando lo necesites.',
  },
  closing: {
    title: 'Tu marca empieza con su nombre',
    text: 'Escríbelo y mira el logo en menos de 30 segundos.',
    start: 'Comenzar Gratis',
    starting: 'Redirigiendo...',
  },
  footer: { tagline: 'Logos profesionales en menos de 30 segundos.', navigation: 'Pie de página' },
};

export const usePlanTexts: TextsHook<typeof planTexts> = (name, own) => useSection(planTexts, name, own);
export const useLandingTexts: TextsHook<typeof landingTexts> = (name, own) =>
  useSection(landingTexts, name, own);
