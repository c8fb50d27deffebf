import { TODAY } from '../../fields/fallbacks';
import { date, id, text } from '../../fields/readers';
import { type Entity, field, optional, type Reader } from '../../fields/table';

/** Class names, one of which names a colour of a gradient. */
const gradient: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[\w\s:/.#%()[\]-]{1,200}$/.test(raw) && /(^|[\s:])(from|via|to|bg)-/.test(raw)
    ? [raw]
    : undefined;

/** History logo, from /logos_info `respuesta` (§3). */
export const HISTORY_LOGO_FIELDS = {
  id_logo: field(['logo_id', 'id'], id, {
    says: "'logo-' and its place in the list, from 1",
    make: ({ position }) => `logo-${position + 1}`,
  }),
  name_logo: field(['companyName', 'nombre'], text, 'Logo sin nombre'),
  industry_logo: field(['industry', 'categoria'], text, 'Sin categoría'),
  type_logo: field(['type', 'tipo'], text, 'Sin tipo'),
  style_logo: field(['style', 'estilo'], text, 'Sin estilo'),
  color_logo: optional(['color_logo'], gradient, 'from-blue-500 to-purple-600'),
  fecha_logo: field(['creationDate', 'fecha'], date, TODAY),
  descripcion_logo: field(['prompt', 'descripcion'], text, 'Sin descripción'),
} as const;

/** A logo of the history (§3). `fecha_logo` is `YYYY-MM-DD` or an ISO moment: read it with `toDate`. */
export type HistoryLogo = Entity<typeof HISTORY_LOGO_FIELDS>;
