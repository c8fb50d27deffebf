/**
 * Every text of the error catalogue (§8) that this package can raise, exactly as people read it: each is a
 * constant of its own, so that a bundle carries only those of its calls. Where §8 gives none (cancelled), the
 * text is ours.
 */

export const timeout = 'Timeout: La llamada a la API tardó demasiado';
export const connection = 'Hubo un problema con la conexión.';
export const cancelled = 'La operación se canceló';
export const unexpected = 'Error inesperado';
export const missingFields = 'Campos requeridos faltantes';
export const generation = 'Error al generar el logo';
export const notImage = 'El archivo descargado no es una imagen válida';
export const gallery = 'Hubo un error al cargar la galería.';
export const noSession = 'No se encontró la sesión';
export const noActiveSession = 'No hay sesión activa';
export const sessionSave = 'No se pudo guardar la sesión';
export const favorite = 'No se pudo actualizar el favorito';
export const archive = 'No se pudo descargar el ZIP';
export const choice = 'No se pudo elegir la propuesta';
export const logos = 'Error al cargar los logos';
export const notAnnounced = 'No disponible por ahora';
export const movements = 'Error al cargar los movimientos';
