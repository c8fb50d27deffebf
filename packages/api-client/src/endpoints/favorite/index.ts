import * as ERROR_TEXTS from '../../errors/texts';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postOk } from '../../transport/request';

/** What /favorite stores (§7): 1 is favourite, 0 is not. */
export type FavoriteChange = { logo_id: string | number; favoritos: 0 | 1 };

/** The `favoritos` that turns a favourite over (§4). */
export const flipFavorite = (isFavorite: boolean): 0 | 1 => (isFavorite ? 0 : 1);

/**
 * Stores a favourite: POST /favorite `{session, logo_id, favoritos}`; any OK answer is success (§7).
 * Never repeated by itself. Without a session it rejects with 'No hay sesión activa' and asks nothing.
 * @throws {ClientError} whose text for an HTTP failure is 'No se pudo actualizar el favorito' (§8)
 */
export async function setFavorite(
  connection: Connection,
  { logo_id, favoritos }: FavoriteChange,
  options: SessionCallOptions = {},
): Promise<void> {
  const session = requireSession(connection.storage, options.session, ERROR_TEXTS.noActiveSession);
  await postOk(connection, {
    call: 'setFavorite',
    path: '/favorite',
    body: { session, logo_id, favoritos },
    options,
    repeatable: false,
    failureText: () => ERROR_TEXTS.favorite,
  });
}
