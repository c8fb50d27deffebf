/** 'Ver Demo' on the landing. Exact to the byte where the specification gives a text. */
export const demoTexts = {
  failed: 'No se pudieron dibujar los logos. Espera un momento y vuelve a intentarlo.',
} as const;
