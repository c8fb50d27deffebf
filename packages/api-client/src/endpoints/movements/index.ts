import * as ERROR_TEXTS from '../../errors/texts';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { readForSession } from '../../transport/session-read';
import { mapMovements } from './map';
import type { Movement } from './wire';

/**
 * Loads the movements of credits: POST /movimiento_info `{session}`, in the server's order (§3, §7).
 * @throws {ClientError} whose text for an HTTP failure is 'Error al cargar los movimientos' (§8)
 */
export const movements = (connection: Connection, options: SessionCallOptions = {}): Promise<Movement[]> =>
  readForSession(connection, options, {
    call: 'movements',
    path: '/movimiento_info',
    failureText: ERROR_TEXTS.movements,
    map: mapMovements,
  });
