/** Texts that try a layout: no blanks, many lines, accents. */
export const LONG_WORD = 'Electroencefalografistas'.repeat(4);
export const LONG_NAME =
  'Compañía Sudamericana de Panificación Artesanal, Confitería y Repostería Ñandú e Hijos Limitada';
export const LONG_TEXT = `${LONG_NAME}. `.repeat(8).trim();
