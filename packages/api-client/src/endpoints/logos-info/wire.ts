import { today } from '../../fields/fallbacks';
import { date, id, text } from '../../fields/readers';
import { type Entity, type Reader, table } from '../../fields/table';

/** Class names, one of which names a colour of a gradient. */
const gradient: Reader<string> = (raw) =>
  typeof raw === 'string' && /^(?=.*\b(from|via|to|bg)-)[\w\s:/.#%()[\]-]{1,200}$/.test(raw)
    ? [raw]
    : undefined;

/** History logo, from /logos_info `respuesta` (§3). */
export const HISTORY_LOGO_FIELDS = /* @__PURE__ */ table({
  id_logo: {
    from: ['logo_id', 'id'],
    read: id,
    fallback: ({ position }) => `logo-${position + 1}`,
  },
  name_logo: { from: ['companyName', 'nombre'], read: text, fallback: 'Logo sin nombre' },
  industry_logo: { from: ['industry', 'categoria'], read: text, fallback: 'Sin categoría' },
  type_logo: { from: ['type', 'tipo'], read: text, fallback: 'Sin tipo' },
  style_logo: { from: ['style', 'estilo'], read: text, fallback: 'Sin estilo' },
  color_logo: {
    from: ['color_logo'],
    read: gradient,
    fallback: 'from-blue-500 to-purple-600',
    optional: true,
  },
  fecha_logo: { from: ['creationDate', 'fecha'], read: date, fallback: today },
  descripcion_logo: { from: ['prompt', 'descripcion'], read: text, fallback: 'Sin descripción' },
});

/** A logo of the history (§3). `fecha_logo` is `YYYY-MM-DD` or an ISO moment: read it with `toDate`. */
export type HistoryLogo = Entity<typeof HISTORY_LOGO_FIELDS>;
