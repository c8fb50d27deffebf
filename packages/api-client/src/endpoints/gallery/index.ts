import * as ERROR_TEXTS from '../../errors/texts';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { readForSession } from '../../transport/session-read';
import { mapGallery } from './map';
import type { GalleryLogo } from './wire';

/**
 * Loads the gallery: POST /gallery `{session}`, in the server's order (§3, §7). Without a session it
 * rejects with 'No se encontró la sesión' and asks nothing (§5).
 * @throws {ClientError} whose text for an HTTP failure is 'Hubo un error al cargar la galería.' and for a
 * connection failure 'Hubo un problema con la conexión.' (§8)
 */
export const gallery = (connection: Connection, options: SessionCallOptions = {}): Promise<GalleryLogo[]> =>
  readForSession(connection, options, {
    call: 'gallery',
    path: '/gallery',
    failureText: ERROR_TEXTS.gallery,
    map: mapGallery,
  });
