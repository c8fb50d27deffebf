/** What is said of a part of a screen that could not be fetched. */
export const loadTexts = {
  failed: 'No se pudo cargar esta parte. Revisa tu conexión y vuelve a intentarlo.',
  retry: 'Reintentar',
} as const;
