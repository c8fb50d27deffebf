/** §2 Gallery. Exact to the byte where the specification gives a text. */
export const galleryTexts = {
  title: 'Mi Galería',
  subtitle: 'Gestiona y descarga tus logos generados',
  search: 'Buscar logos...',
  downloading: (name: string) => `Descargando: ${name}`,
  deleted: (name: string) => `${name} ya no está en tu galería`,
  notDeleted: (name: string, why: string) => `No se pudo eliminar ${name}: ${why}`,
  undo: 'Deshacer',
  copied: 'Prompt copiado',
  notCopied: 'No se pudo copiar: selecciona el prompt y cópialo a mano.',
  create: 'Crear Logo',
} as const;
