import type { Report } from '../../fields/drift';
import { readList, type Scope } from '../../fields/table';
import { MOVEMENT_FIELDS, type Movement } from './wire';

/** Maps an answer of /movimiento_info. Total: any JSON value in, a list of whole movements out. */
export const mapMovements = (answer: unknown, scope: Omit<Scope, 'mapped'>, report: Report): Movement[] =>
  readList(MOVEMENT_FIELDS, answer, 'respuesta', scope, report);
