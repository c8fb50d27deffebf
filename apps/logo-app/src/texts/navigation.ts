/** The settings, and the theme. Exact to the byte where the specification gives a text. */
export const navigationTexts = {
  settings: 'Configuración',
  toLight: 'Cambiar a tema claro',
  toDark: 'Cambiar a tema oscuro',
} as const;
