/**
 * Spanish texts of the public pages and of the plans, each the default of a prop. Those that the specification
 * gives (§2 Plans, §9) are exact to the byte.
 */
export const planTexts = {
  popular: 'MÁS POPULAR',
  includes: 'Incluye',
  limits: 'Límites',
  billing: {
    label: 'Periodo de pago',
    monthly: 'Mensual',
    yearly: 'Anual',
    saving: '-20%',
  },
  currency: 'Precios en dólares de Estados Unidos (USD).',
  support: {
    title: '¿Dudas con tu plan?',
    text: 'Escríbenos a cualquier hora o busca tu respuesta.',
    contact: 'Contactar Soporte',
    faq: 'Ver FAQ',
  },
} as const;
