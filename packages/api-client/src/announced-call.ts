import type { CallName } from './call-name.js';
import type { Capability } from './entities/capabilities.js';
import { refusal } from './entities/generated-logo.js';
import { NotAnnouncedError } from './errors.js';
import { requireSession } from './session/session.js';
import { announces, type Connection } from './transport/connection.js';
import { type Plan, type SessionCallOptions, send } from './transport/request.js';

/** Makes a call that `needs` to be announced; a failure says what the server says. */
export function ask<T>(
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
