import { reporter } from '../../fields/drift';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postJson } from '../../transport/request';
import { mapSessionCheck, type SessionCheck } from './map';

/**
 * Checks the session: POST /validate_session `{session}` (§5, §7). What a valid answer announces
 * (repetitions, idempotency, a longer generation deadline) holds for the connection's later calls.
 * Resolves with `valid: false` for an unknown session; rejects when the check itself failed.
 * @throws {ClientError}
 */
export async function validateSession(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<SessionCheck> {
  const session = requireSession(connection.storage, options.session);
  const answer = await postJson(connection, {
    call: 'validateSession',
    path: '/validate_session',
    body: { session },
    options,
    repeatable: true,
  });
  const scope = { now: connection.now, baseUrl: connection.baseUrl, session, position: 0 };
  const check = mapSessionCheck(answer, scope, reporter('validateSession', connection.hooks.onContractDrift));
  if (check.valid) {
    const { capabilities, generation_timeout_ms } = check;
    connection.announced = { capabilities, generationTimeoutMs: generation_timeout_ms };
  }
  return check;
}
