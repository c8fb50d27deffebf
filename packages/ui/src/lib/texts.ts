/**
 * Every text a primitive or a state shows by itself, in Spanish. Each is the default of a prop, so a product
 * in another language replaces it there. Domain components keep theirs in `domain-texts.ts`.
 */
export const texts = {
  button: { loading: 'Cargando...' },
  field: { required: 'obligatorio', optional: 'opcional' },
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Aceptar',
  search: { label: 'Buscar', clear: 'Borrar la búsqueda' },
  color: {
    presets: 'Colores sugeridos',
    custom: 'Color libre',
    hex: 'Código hexadecimal',
    invalid: 'Escribe un color como #2B50FF.',
    contrastGood: 'Se lee bien sobre blanco y sobre negro.',
    contrastLight: 'Poco contraste sobre blanco: en fondos claros costará leerlo.',
    contrastDark: 'Poco contraste sobre negro: en fondos oscuros costará leerlo.',
  },
  alert: { region: 'Avisos', dismiss: 'Cerrar aviso', undo: 'Deshacer' },
  banner: { success: 'Correcto', error: 'Error', info: 'Información', warning: 'Atención' },
  shell: {
    menu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    navigation: 'Navegación principal',
    skip: 'Saltar al contenido',
  },
  states: { loading: 'Cargando...', retry: 'Reintentar', error: 'Algo salió mal' },
} as const;
