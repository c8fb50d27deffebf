/** §2 Plans. Exact to the byte where the specification gives a text. */
export const planTexts = {
  title: 'Actualizar Plan',
  subtitle: 'Elige cuánto quieres dibujar. Puedes cambiar cuando quieras.',
  selected: 'Plan Seleccionado',
  free: 'Comenzar Gratis',
  select: 'Seleccionar Plan',
  perMonth: '/mes',
  perYear: '/año',
  saving: (percent: number) => `Ahorras ${percent}% al año`,
} as const;
