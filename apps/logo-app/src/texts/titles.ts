/** Titles of the pages, in the tab and the history. Exact to the byte where the specification gives a text. */
export const titlesTexts = {
  landing: 'Trazo · Logos profesionales en segundos',
  generate: 'Generar · Trazo',
  user: 'Panel · Trazo',
  gallery: 'Mi Galería · Trazo',
  profile: 'Perfil · Trazo',
  plan: 'Actualizar Plan · Trazo',
  record: 'Historial · Trazo',
} as const;
