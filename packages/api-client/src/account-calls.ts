/** The calls past §7 by which a person keeps their own account. None is asked of a server that does not announce it. */
import type { CallName } from './client.js';
import type { SessionCallOptions } from './endpoints.js';
import { refusal } from './entities/generated-logo.js';
import type { Capability } from './entities/session-check.js';
import { NotAnnouncedError } from './errors.js';
import { requireSession } from './session/session.js';
import { letGo } from './transport/body.js';
import { announces, type Connection } from './transport/connection.js';
import { type Plan, send } from './transport/request.js';

/** The password that is there, and the one to come. */
export type PasswordChange = { old: string; new: string };

/**
 * Changes the password, which ends every other session: POST /password `{session, old, new}`, where the server announces
 * `password_change`. A wrong old password is an `HttpError` of status 403, a new one that cannot be used of 422.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function changePassword(
  connection: Connection,
  change: PasswordChange,
  options: SessionCallOptions = {},
): Promise<void> {
  return ask(connection, 'changePassword', 'password_change', options, (session) => ({
    path: '/password',
    body: { session, old: change.old, new: change.new },
    read: letGo,
  }));
}

/** Makes a call that `needs` to be announced; a failure says what the server says. */
function ask<T>(
  connection: Connection,
  call: CallName,
  needs: Capability,
  options: SessionCallOptions,
  plan: (session: string) => Plan<T>,
): Promise<T> {
  return send(connection, call, options, () => {
    if (!announces(connection, needs)) throw new NotAnnouncedError({ capability: needs });
    return {
      failureText: ({ body }) => refusal(body),
      ...plan(requireSession(connection.storage, options.session)),
    };
  });
}
