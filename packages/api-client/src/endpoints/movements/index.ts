import { ERROR_TEXTS } from '../../errors/texts';
import { reporter } from '../../fields/drift';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postJson } from '../../transport/request';
import { mapMovements } from './map';
import type { Movement } from './wire';

/**
 * Loads the movements of credits: POST /movimiento_info `{session}`, in the server's order (§3, §7).
 * @throws {ClientError} whose text for an HTTP failure is 'Error al cargar los movimientos' (§8)
 */
export async function movements(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<Movement[]> {
  const session = requireSession(connection.storage, options.session);
  const answer = await postJson(connection, {
    call: 'movements',
    path: '/movimiento_info',
    body: { session },
    options,
    repeatable: true,
    failureText: () => ERROR_TEXTS.movements,
    unreadableText: ERROR_TEXTS.movements,
  });
  const scope = { now: connection.now, baseUrl: connection.baseUrl, session };
  return mapMovements(answer, scope, reporter('movements', connection.hooks.onContractDrift));
}
