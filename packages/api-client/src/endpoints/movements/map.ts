import type { Report } from '../../fields/drift';
import { type OuterScope, readList } from '../../fields/table';
import { MOVEMENT_FIELDS, type Movement } from './wire';

/** Maps an answer of /movimiento_info. Total: any JSON value in, a list of whole movements out. */
export const mapMovements = (answer: unknown, scope: OuterScope, report: Report): Movement[] =>
  readList(MOVEMENT_FIELDS, answer, 'respuesta', scope, report);
