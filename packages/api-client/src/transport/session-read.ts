import type { Report } from '../fields/drift';
import type { Scope } from '../fields/table';
import { requireSession } from '../session/store';
import type { CallName, SessionCallOptions } from './calls';
import { type Connection, reportOf, scopeOf } from './connection';
import { postJson } from './request';

type SessionRead<T> = {
  call: CallName;
  path: string;
  /** The call's own text for an HTTP failure or an unreadable answer (§8); left out: the generic ones. */
  failureText?: string;
  map: (answer: unknown, scope: Omit<Scope, 'mapped'>, report: Report) => T;
};

/** POSTs `{session}` and maps the answer: the shape of every read (§7). */
export async function readForSession<T>(
  connection: Connection,
  options: SessionCallOptions,
  { call, path, failureText, map }: SessionRead<T>,
): Promise<T> {
  const session = requireSession(connection.storage, options.session);
  const answer = await postJson(connection, {
    call,
    path,
    body: { session },
    options,
    repeatable: true,
    failureText: failureText === undefined ? undefined : () => failureText,
    unreadableText: failureText,
  });
  return map(answer, scopeOf(connection, session), reportOf(connection, call));
}
