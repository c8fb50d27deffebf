import * as ERROR_TEXTS from '../../errors/texts';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { readForSession } from '../../transport/session-read';
import { mapHistoryLogos } from './map';
import type { HistoryLogo } from './wire';

/**
 * Loads the history of created logos: POST /logos_info `{session}`, in the server's order (§3, §7).
 * @throws {ClientError} whose text for an HTTP failure is 'Error al cargar los logos' (§8)
 */
export const logosInfo = (connection: Connection, options: SessionCallOptions = {}): Promise<HistoryLogo[]> =>
  readForSession(connection, options, {
    call: 'logosInfo',
    path: '/logos_info',
    failureText: ERROR_TEXTS.logos,
    map: mapHistoryLogos,
  });
