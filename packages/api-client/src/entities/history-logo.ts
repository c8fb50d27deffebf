import type { IndustryId, LogoTypeId, StyleId } from '../catalog/options.js';
import type { Report } from '../fields/drift.js';
import { today } from '../fields/fallbacks.js';
import { date, id, text } from '../fields/readers.js';
import { type OuterScope, type Reader, readList, type Table } from '../fields/table.js';

/** Class names, one of which names a colour of a gradient. */
const gradient: Reader<string> = (raw) =>
  typeof raw === 'string' && /^(?=.*\b(from|via|to|bg)-)[\w\s:/.#%()[\]-]{1,200}$/.test(raw)
    ? [raw]
    : undefined;

/** A logo of the history (§3 "History logo"). */
export type HistoryLogo = {
  /** §3 `logo_id` or `id`: a text or a number. Fallback: `logo-` and its place in the list, from 1. */
  id_logo: string | number;
  /** §3 `companyName` or `nombre`. Fallback: `Logo sin nombre`. */
  name_logo: string;
  /** §3 `industry` or `categoria`: as a rule an industry's id. Fallback: `Sin categoría`. */
  industry_logo: IndustryId | (string & {});
  /** §3 `type` or `tipo`: as a rule a logo type's id. Fallback: `Sin tipo`. */
  type_logo: LogoTypeId | (string & {});
  /** §3 `style` or `estilo`: as a rule a style's id. Fallback: `Sin estilo`. */
  style_logo: StyleId | (string & {});
  /** §3 `color_logo`: class text of a gradient. Fallback: `from-blue-500 to-purple-600`. */
  color_logo: string;
  /** §3 `creationDate` or `fecha`: `YYYY-MM-DD` or an ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  fecha_logo: string;
  /** §3 `prompt` or `descripcion`. Fallback: `Sin descripción`. */
  descripcion_logo: string;
};

/** History logo, from /logos_info `respuesta` (§3). */
export const HISTORY_LOGO_FIELDS: Table<HistoryLogo> = {
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
    read: gradient,
    fallback: 'from-blue-500 to-purple-600',
    optional: true,
  },
  fecha_logo: { from: ['creationDate', 'fecha'], read: date, fallback: today },
  descripcion_logo: { from: ['prompt', 'descripcion'], read: text, fallback: 'Sin descripción' },
};

/** Maps an answer of /logos_info. Total: any JSON value in, a list of whole logos out. */
export const mapHistoryLogos = (answer: unknown, scope: OuterScope, report: Report): HistoryLogo[] =>
  readList(HISTORY_LOGO_FIELDS, answer, 'respuesta', scope, report);
