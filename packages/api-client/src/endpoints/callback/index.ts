import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postOk } from '../../transport/request';

/** The code that the sign-in service handed to the browser. */
export type CallbackCode = { code: string };

/**
 * Binds the session to the account that signed in: POST /callback `{session, code}`; any OK answer is
 * success. A code works once, so this is never repeated.
 * @throws {ClientError}
 */
export async function redeemCallback(
  connection: Connection,
  { code }: CallbackCode,
  options: SessionCallOptions = {},
): Promise<void> {
  const session = requireSession(connection.storage, options.session);
  await postOk(connection, {
    call: 'redeemCallback',
    path: '/callback',
    body: { session, code },
    options,
    repeatable: false,
  });
}
