/** The calls by which a session begins, is checked and ends: all that a page needs before somebody is signed in. */
import { mapSessionCheck, type SessionCheck } from './entities/session-check.js';
import { readForSession } from './read-for-session.js';
import { requireSession } from './session/session.js';
import { letGo } from './transport/body.js';
import { announces, type Connection } from './transport/connection.js';
import { readAcknowledgement, type SessionCallOptions, send } from './transport/request.js';

/** The code that the sign-in service handed to the browser. */
export type CallbackCode = { code: string };

/**
 * Checks the session: POST /validate_session `{session}` (§5, §7). What a valid answer announces
 * (repetitions, idempotency, a longer generation deadline) holds for the connection's later calls, until a
 * check finds the session invalid.
 * Resolves with `valid: false` for an unknown session; rejects when the check itself failed.
 * @throws {ClientError}
 */
export function validateSession(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<SessionCheck> {
  return readForSession(connection, options, {
    call: 'validateSession',
    path: '/validate_session',
    map: mapSessionCheck,
    onSuccess(check) {
      Object.assign(connection.state, {
        capabilities: check.valid ? check.capabilities : [],
        timeouts: { generateLogo: check.valid ? check.generation_timeout_ms : undefined },
      });
    },
  });
}

/**
 * Redeems the code of a sign-in, which binds the session to the account: POST /callback `{session, code}`; any OK
 * answer is success. A code works once, so this is never repeated.
 * @throws {ClientError}
 */
export function redeemCallback(
  connection: Connection,
  callback: CallbackCode,
  options: SessionCallOptions = {},
): Promise<void> {
  return send(connection, 'redeemCallback', options, () => {
    const session = requireSession(connection.storage, options.session);
    return { path: '/callback', body: { session, code: callback.code }, read: letGo };
  });
}

/**
 * Ends the session on the server: POST /sign_out `{session}`, where the server announces `sign_out`; elsewhere
 * nothing is asked, and ending a session is to forget it (§4). The stored session is the caller's to clear.
 * @throws {ClientError}
 */
export async function signOut(connection: Connection, options: SessionCallOptions = {}): Promise<void> {
  if (!announces(connection, 'sign_out')) return;
  await send(connection, 'signOut', options, () => {
    const session = requireSession(connection.storage, options.session);
    return { path: '/sign_out', body: { session }, repeatable: true, read: readAcknowledgement };
  });
}
