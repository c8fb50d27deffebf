import { type TextsHook, useSection } from '../../lib/locale';

/** Spanish texts of what belongs to a logo's brand, by section; none of them is of the specification. */
export const brandTexts = {
  checks: {
    title: 'Revisión del logo',
    good: 'Bien',
    care: 'Con cuidado',
    summary: (good: number, all: number) =>
      good === all ? 'Todo en orden.' : `${good} de ${all} en orden; el resto, con cuidado.`,
    loading: 'Revisando el logo...',
    error: 'No se pudo revisar el logo',
  },
  kit: {
    title: 'Kit de marca',
    text: 'Vectores, imágenes, iconos, redes, colores y una guía, en un ZIP.',
    download: 'Descargar kit',
    downloading: 'Descargando...',
    progress: 'Descarga del kit',
    amount: (received: string, total: string | undefined) =>
      total === undefined ? `${received} MB` : `${received} de ${total} MB`,
    cancel: 'Cancelar',
    failed: 'No se pudo descargar el kit',
    retry: 'Reintentar',
  },
  brandPage: {
    title: 'Página de marca',
    text: 'Para la imprenta o quien haga tu web: logo, colores y archivos. La ve solo quien tiene la dirección.',
    create: 'Crear página',
    creating: 'Creando...',
    address: 'Dirección de la página',
    copy: 'Copiar dirección',
    open: 'Abrir página',
    remove: 'Retirar página',
    removing: 'Retirando...',
    loading: 'Cargando la página de marca...',
    error: 'No se pudo cargar la página de marca',
  },
};

export const useBrandTexts: TextsHook<typeof brandTexts> = (name, own) => useSection(brandTexts, name, own);
