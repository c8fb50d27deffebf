import type { CallName } from './call-name.js';
import type { Report } from './fields/drift.js';
import type { OuterScope } from './fields/table.js';
import { requireSession } from './session/session.js';
import { type Connection, mappingOf } from './transport/connection.js';
import { readJson, type SessionCallOptions, send } from './transport/request.js';
import type { Path } from './wire/index.js';

type SessionRead<T> = {
  call: CallName;
  path: Path;
  map: (answer: unknown, scope: OuterScope, report: Report) => T;
  /** The call's own text for an HTTP failure or an unreadable answer (§8); left out: the generic ones. */
  text?: string;
  onSuccess?: (answer: T) => void;
};

/** POSTs `{session}` and maps the answer: the shape of every read (§7). */
export function readForSession<T>(
  connection: Connection,
  options: SessionCallOptions,
  { call, path, map, text, onSuccess }: SessionRead<T>,
): Promise<T> {
  return send(connection, call, options, () => {
    const session = requireSession(connection.storage, options.session);
    return {
      path,
      body: { session },
      repeatable: true,
      failureText: () => text,
      read: async (response, signal) =>
        map(await readJson(response, signal, text), ...mappingOf(connection, call, session)),
      onSuccess,
    };
  });
}
