/** Without a figure until a list has come. */
const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** §2 History. Exact to the byte where the specification gives a text. */
export const recordTexts = {
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  title: 'Historial',
  logosTab: (count?: number) => counted('Logos Creados', count),
  movementsTab: (count?: number) => counted('Movimientos', count),
  movementsFound: (count: number) =>
    count === 1 ? '1 movimiento encontrado' : `${count} movimientos encontrados`,
  searchLogos: 'Buscar logos...',
  searchMovements: 'Buscar movimientos...',
  refresh: 'Refrescar',
  newLogo: 'Nuevo Logo',
  createLogo: 'Crear Logo',
  allMovements: 'Todos',
  income: 'Ingresos',
  expense: 'Egresos',
  sortBy: { fecha_logo: 'Fecha', name_logo: 'Nombre', industry_logo: 'Industria' },
  sortMovementsBy: { fecha_mov: 'Fecha', concepto: 'Concepto', cantidad: 'Cantidad' },
} as const;
