import { ERROR_TEXTS } from '../../errors/texts';
import { reporter } from '../../fields/drift';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postJson } from '../../transport/request';
import { mapGallery } from './map';
import type { GalleryLogo } from './wire';

/**
 * Loads the gallery: POST /gallery `{session}`, in the server's order (§3, §7). Without a session it
 * rejects with 'No se encontró la sesión' and asks nothing (§5).
 * @throws {ClientError} whose text for an HTTP failure is 'Hubo un error al cargar la galería.' and for a
 * connection failure 'Hubo un problema con la conexión.' (§8)
 */
export async function gallery(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<GalleryLogo[]> {
  const session = requireSession(connection.storage, options.session);
  const answer = await postJson(connection, {
    call: 'gallery',
    path: '/gallery',
    body: { session },
    options,
    repeatable: true,
    failureText: () => ERROR_TEXTS.gallery,
    unreadableText: ERROR_TEXTS.gallery,
  });
  const scope = { now: connection.now, baseUrl: connection.baseUrl, session };
  return mapGallery(answer, scope, reporter('gallery', connection.hooks.onContractDrift));
}
