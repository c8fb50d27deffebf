import type { Report } from '../../fields/drift';
import { type OuterScope, readList } from '../../fields/table';
import { HISTORY_LOGO_FIELDS, type HistoryLogo } from './wire';

/** Maps an answer of /logos_info. Total: any JSON value in, a list of whole logos out. */
export const mapHistoryLogos = (answer: unknown, scope: OuterScope, report: Report): HistoryLogo[] =>
  readList(HISTORY_LOGO_FIELDS, answer, 'respuesta', scope, report);
