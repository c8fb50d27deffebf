import { type TextsHook, useSection } from './locale';

/** Spanish texts that primitives and states show by themselves, by section. Domain components have theirs. */
export const texts = {
  button: { loading: 'Cargando...' },
  field: { required: 'obligatorio' },
  dialog: { close: 'Cerrar' },
  alertDialog: { cancel: 'Cancelar', confirm: 'Aceptar' },
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
  alert: { region: 'Avisos', dismiss: 'Cerrar aviso' },
  banner: {
    success: 'Correcto',
    error: 'Error',
    info: 'Información',
    warning: 'Atención',
    dismiss: 'Cerrar',
  },
  shell: {
    menu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    navigation: 'Navegación principal',
    skip: 'Saltar al contenido',
  },
  states: { loading: 'Cargando...', retry: 'Reintentar', error: 'Algo salió mal' },
};

export const useTexts: TextsHook<typeof texts> = (name, own) => useSection(texts, name, own);
