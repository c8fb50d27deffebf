import { ERROR_TEXTS } from '../../errors/texts';
import { reporter } from '../../fields/drift';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postJson } from '../../transport/request';
import { mapHistoryLogos } from './map';
import type { HistoryLogo } from './wire';

/**
 * Loads the history of created logos: POST /logos_info `{session}`, in the server's order (§3, §7).
 * @throws {ClientError} whose text for an HTTP failure is 'Error al cargar los logos' (§8)
 */
export async function logosInfo(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<HistoryLogo[]> {
  const session = requireSession(connection.storage, options.session);
  const answer = await postJson(connection, {
    call: 'logosInfo',
    path: '/logos_info',
    body: { session },
    options,
    repeatable: true,
    failureText: () => ERROR_TEXTS.logos,
    unreadableText: ERROR_TEXTS.logos,
  });
  const scope = { now: connection.now, baseUrl: connection.baseUrl, session };
  return mapHistoryLogos(answer, scope, reporter('logosInfo', connection.hooks.onContractDrift));
}
