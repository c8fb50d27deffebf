/**
 * Every text of the error catalogue (§8) that this package can raise, exactly as people read it.
 * Where §8 gives none (cancelled), the text is ours.
 */
export const ERROR_TEXTS = {
  timeout: 'Timeout: La llamada a la API tardó demasiado',
  connection: 'Hubo un problema con la conexión.',
  cancelled: 'La operación se canceló',
  unexpected: 'Error inesperado',
  missingFields: 'Campos requeridos faltantes',
  generation: 'Error al generar el logo',
  notImage: 'El archivo descargado no es una imagen válida',
  gallery: 'Hubo un error al cargar la galería.',
  noSession: 'No se encontró la sesión',
  noActiveSession: 'No hay sesión activa',
  sessionSave: 'No se pudo guardar la sesión',
  favorite: 'No se pudo actualizar el favorito',
  logos: 'Error al cargar los logos',
  movements: 'Error al cargar los movimientos',
} as const;

/** §8 "HTTP non-OK on generic calls". */
export const httpText = (status: number, text: string): string => `HTTP error! status: ${status} - ${text}`;

/** §8 "Download HTTP failure". */
export const downloadHttpText = (status: number, text: string): string => `Error ${status}: ${text}`;
