import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { readForSession } from '../../transport/session-read';
import { mapSessionCheck, type SessionCheck } from './map';

/**
 * Checks the session: POST /validate_session `{session}` (§5, §7). What a valid answer announces
 * (repetitions, idempotency, a longer generation deadline) holds for the connection's later calls, until a
 * check finds the session invalid.
 * Resolves with `valid: false` for an unknown session; rejects when the check itself failed.
 * @throws {ClientError}
 */
export async function validateSession(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<SessionCheck> {
  const check = await readForSession(connection, options, {
    call: 'validateSession',
    path: '/validate_session',
    map: mapSessionCheck,
  });
  connection.announced = check.valid
    ? { capabilities: check.capabilities, generationTimeoutMs: check.generation_timeout_ms }
    : { capabilities: [] };
  return check;
}
