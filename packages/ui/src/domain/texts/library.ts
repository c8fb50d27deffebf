import { type TextsHook, useSection } from '../../lib/locale';

const percent = (value: number) => `${value}%`;

/**
 * Spanish texts of the gallery, the history, the profile and the dashboard, by section.
 * Those that the specification gives (sections 2 and 4) are exact to the byte.
 */
export const libraryTexts = {
  card: {
    open: (name: string) => `Ver detalle de ${name}`,
    download: (name: string) => `Descargar ${name}`,
    favorite: (name: string) => `Favorito: ${name}`,
    remove: (name: string) => `Eliminar ${name}`,
    downloads: (count: number) => (count === 1 ? '1 descarga' : `${count} descargas`),
  },
  grid: {
    label: 'Logos',
    loading: 'Cargando...',
    emptyTitle: 'No se encontraron logos',
    emptyText: 'Intenta cambiar los filtros o crear un nuevo logo',
  },
  detail: {
    category: 'Categoría',
    createdAt: 'Fecha de creación',
    prompt: 'Prompt',
    noPrompt: 'Sin prompt',
    download: 'Descargar',
    favorite: 'Favorito',
    copyPrompt: 'Copiar prompt',
    close: 'Cerrar',
  },
  categories: { label: 'Filtrar por categoría' },
  sort: { desc: 'Ordenar: Más recientes', asc: 'Ordenar: Más antiguos' },
  count: {
    found: (count: number) => (count === 1 ? '1 logo encontrado' : `${count} logos encontrados`),
  },
  pager: {
    label: 'Paginación',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page: number) => `Página ${page}`,
    position: (page: number, pages: number) => `Página ${page} de ${pages}`,
  },
  logoRow: { number: (n: number) => `Logo #${n}`, industry: 'Industria', type: 'Tipo' },
  logoList: {
    label: 'Logos creados',
    loading: 'Cargando...',
    noneTitle: 'No tienes logos creados',
    noneText: 'Comienza creando tu primer logo',
    filteredTitle: 'No se encontraron logos',
    filteredText: 'Intenta ajustar los filtros de búsqueda',
    error: 'Error al cargar los logos',
  },
  movement: {
    income: 'Ingreso',
    expense: 'Egreso',
    category: 'Categoría',
    reference: 'Referencia',
    date: 'Fecha',
  },
  totals: {
    label: 'Resumen de movimientos',
    income: 'Total Ingresos',
    expense: 'Total Egresos',
    count: 'Transacciones',
  },
  movementList: {
    label: 'Movimientos',
    loading: 'Cargando...',
    noneTitle: 'No hay movimientos registrados',
    noneText: 'Los movimientos de créditos aparecerán aquí cuando realices transacciones',
    filteredTitle: 'No se encontraron movimientos',
    error: 'Error al cargar los movimientos',
  },
  filters: {
    title: 'Filtros',
    sortField: 'Ordenar por',
    order: 'Orden',
    asc: 'Ascendente',
    desc: 'Descendente',
    category: 'Categoría',
    active: (count: number) => (count === 1 ? '1 activo' : `${count} activos`),
  },
  profile: {
    title: 'Información personal',
    edit: 'Editar',
    save: 'Guardar',
    cancel: 'Cancelar',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    location: 'Ubicación',
    bio: 'Biografía',
    empty: 'Sin completar',
    memberSince: 'Miembro desde',
    views: 'Vistas del perfil',
    plan: 'Plan',
  },
  token: { label: 'Token de sesión' },
  achievement: { unlocked: 'Desbloqueado', locked: 'Bloqueado', progress: 'Progreso', percent },
  usage: { label: 'Uso', percent },
  notifications: {
    title: 'Notificaciones',
    email: 'Notificaciones por correo',
    emailHint: 'Avisos sobre tus logos y tu cuenta',
    features: 'Nuevas funciones',
    featuresHint: 'Cuando Trazo aprende algo nuevo',
    tips: 'Consejos de diseño',
    tipsHint: 'Ideas breves para tu marca',
    marketing: 'Promociones',
    marketingHint: 'Ofertas y descuentos de los planes',
  },
  password: {
    title: 'Cambiar contraseña',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    confirm: 'Confirmar contraseña',
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando...',
  },
  sessions: {
    title: 'Sesiones abiertas',
    text: 'Cierra las que no reconozcas, y cambia después tu contraseña.',
    loading: 'Cargando tus sesiones...',
    error: 'No se pudieron cargar tus sesiones',
    current: 'Esta sesión',
    opened: (date: string) => `Abierta el ${date}`,
    lastUsed: (date: string) => `Usada por última vez el ${date}`,
    close: 'Cerrar',
    closeNamed: (device: string, opened: string) => `Cerrar la sesión de ${device}, abierta el ${opened}`,
    closeOthers: 'Cerrar todas las demás',
  },
  danger: {
    title: 'Zona de peligro',
    text: 'Se borran tu cuenta y todos tus logos. No se puede deshacer.',
    action: 'Eliminar cuenta',
  },
  dashboard: { navigation: 'Navegación', signOut: 'Cerrar Sesión' },
};

export const useLibraryTexts: TextsHook<typeof libraryTexts> = (name, own) =>
  useSection(libraryTexts, name, own);
