/** §2 Logo wizard. Exact to the byte where the specification gives a text. */
export const generateTexts = {
  title: 'Crea tu logo',
  steps: [
    {
      id: 'info',
      label: 'Información básica',
      title: '¿Cómo se llama tu empresa?',
      description: 'Escríbelo tal como quieres verlo: con sus acentos y mayúsculas.',
    },
    {
      id: 'industry',
      label: 'Industria',
      title: '¿A qué se dedica?',
      description: 'La industria decide qué símbolos se dibujan.',
    },
    {
      id: 'style',
      label: 'Estilo',
      title: '¿Qué carácter tiene?',
      description: 'Elige un tipo de logo y el estilo que más se parezca a tu marca.',
    },
    {
      id: 'colors',
      label: 'Colores',
      title: '¿De qué color es?',
      description: 'Un color basta: los demás tonos salen de él.',
    },
    {
      id: 'generate',
      label: 'Generar',
      title: 'Todo listo para dibujar',
      description: 'Revisa tu encargo. Puedes volver a cualquier paso.',
    },
  ],
  companyName: 'Nombre de la empresa',
  companyNameExample: 'Panadería Ñandú',
  description: 'Descripción',
  descriptionHint: 'Opcional. Qué haces, para quién, qué te hace distinto.',
  logoType: 'Tipo de logo',
  style: 'Estilo',
  color: 'Color principal',
  industry: 'Industria',
  formats: 'Otros formatos',
  failed: (message: string) => `Error generando logo: ${message}`,
  downloadFailed: (message: string) => `Error al descargar la imagen: ${message}`,
} as const;
