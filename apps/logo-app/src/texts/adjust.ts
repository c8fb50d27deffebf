import type { ChangeField, OptionField } from '@trazo/api-client';

/** 'Ajustar', past the specification. */
export const adjustTexts = {
  sections: {
    color: 'Color',
    letter: 'Letra',
    symbol: 'Símbolo',
    layout: 'Disposición',
    name: 'Nombre',
    versions: 'Versiones',
  },
  fields: {
    name: 'Nombre',
    color: 'Color principal',
    palette: 'Segundo color',
    face: 'Tipo de letra',
    letter_case: 'Mayúsculas y minúsculas',
    symbol: 'Símbolo',
    container: 'Forma que lo contiene',
    layout: 'Disposición',
    descriptor: 'Lo que dice el rubro',
    idea: 'Detalle',
  } satisfies Record<ChangeField, string>,
  empty: {
    symbol: 'Este logo es solo su nombre. Elige en Disposición una con símbolo.',
    container: 'En esta disposición el símbolo no lleva forma.',
    idea: 'Esta disposición no lleva detalles.',
    descriptor: 'Esta disposición no lleva línea pequeña.',
  } as Partial<Record<OptionField, string>>,
  searchSymbol: 'Buscar un símbolo',
  searchExample: 'pan, faro, montaña...',
  symbolsFound: (count: number) => (count === 1 ? '1 símbolo encontrado' : `${count} símbolos encontrados`),
  noneFound: (text: string) => `Ningún símbolo para «${text}» queda bien en este logo.`,
  nameHint: 'Corrige cómo se escribe: el dibujo es el mismo, con otras letras.',
  nameNeeded: 'Escribe el nombre de tu empresa.',
  version: 'Guardadas de este logo',
  original: 'Original',
  madeByRules: 'Reglas',
  madeByModel: (why = '') => `Modelo: ${why}`,
  currentSymbol: 'El que elegiste',
  undone: (field: string, left: number) => `Deshecho: ${field}. ${changes(left)}`,
  redone: (field: string, count: number) => `Rehecho: ${field}. ${changes(count)}`,
  reset: 'El logo es otra vez el original.',
  saved: 'Logo actualizado.',
  savedOver: 'Logo actualizado. Mientras tanto se había guardado otra versión: se conserva.',
  changedElsewhere: 'En otra pestaña se guardó una versión de este logo.',
  goOnFrom: 'Seguir desde esa',
  restore: 'Volver a esa',
  restored: 'El logo es otra vez esa versión.',
  notSaved: (why: string) => `No se pudo guardar: ${why}`,
  leave: '¿Cerrar sin guardar?',
  leaveDetail: 'Los cambios de este logo que no has guardado se pierden.',
  discard: 'Descartar cambios',
  stay: 'Seguir ajustando',
} as const;

const changes = (count: number): string =>
  count === 0 ? 'Sin cambios.' : count === 1 ? '1 cambio.' : `${count} cambios.`;
