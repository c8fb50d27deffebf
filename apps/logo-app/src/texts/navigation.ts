/** The destinations, and the theme. Exact to the byte where the specification gives a text. */
export const navigationTexts = {
  generate: 'Generar',
  record: 'Historial',
  gallery: 'Galería',
  profile: 'Perfil',
  plan: 'Actualizar Plan',
  settings: 'Configuración',
  toLight: 'Cambiar a tema claro',
  toDark: 'Cambiar a tema oscuro',
} as const;
