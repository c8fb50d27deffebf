import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ERROR_TEXTS, flipFavorite, type GalleryLogo, isClientError } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf as errorText } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { galleryTexts } from '../../texts/gallery';
import { isShownFavorite, noFavorites, settle, turnOver } from './favorites';
import { saveShownImage } from './save-shown-image';

/** The gallery's logos with what was done to them on this visit (§4 Gallery). */
export function useGallery() {
  const client = useClient();
  const { user } = useAuth();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const isForGood = useCapability('delete_logo');
  const query = useQuery({
    queryKey: ['gallery', user?.session],
    queryFn: ({ signal }) => client.gallery({ signal }),
  });

  const [favorites, setFavorites] = useState(noFavorites);
  const [downloads, setDownloads] = useState<ReadonlyMap<GalleryLogo['id'], number>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<GalleryLogo['id']>>(new Set());

  const tell = useRef(alerts);
  useEffect(() => {
    if (!query.error) return;
    // §8: the catalogue's own texts; a cancelled load says nothing.
    if (isClientError(query.error) && query.error.kind === 'cancelled') return;
    tell.current.show({ tone: 'error', message: messageOf(query.error) });
  }, [query.error]);

  const { data } = query;
  const logos = useMemo(
    () =>
      (data ?? [])
        .filter(({ id }) => !removed.has(id))
        .map((logo) => ({
          ...logo,
          isFavorite: isShownFavorite(favorites, logo),
          downloads: logo.downloads + (downloads.get(logo.id) ?? 0),
        })),
    [data, removed, favorites, downloads],
  );

  /** §4: at once, then the call; §8: a refusal is only logged. `logo` is the one shown now. */
  const toggleFavorite = useCallback(
    async (logo: GalleryLogo) => {
      if (client.session.read() === undefined) {
        console.error('No hay sesión activa');
        return;
      }
      const listed = data?.find(({ id }) => id === logo.id) ?? logo;
      const favoritos = flipFavorite(logo.isFavorite);
      const turn = (favorites.get(logo.id)?.turn ?? 0) + 1;
      setFavorites((current) => turnOver(current, listed));
      try {
        await client.setFavorite({ logo_id: logo.id, favoritos });
        setFavorites((current) => settle(current, logo.id, turn, favoritos === 1));
      } catch (error) {
        console.error('No se pudo actualizar el favorito', error);
        setFavorites((current) => settle(current, logo.id, turn, null));
      }
    },
    [client, data, favorites],
  );

  /** §4: count and alert, no call; the file comes from the picture already on screen. */
  const download = useCallback(
    (logo: GalleryLogo) => {
      setDownloads((current) => new Map(current).set(logo.id, (current.get(logo.id) ?? 0) + 1));
      alerts.show({ tone: 'success', message: galleryTexts.downloading(logo.name) });
      void saveShownImage(logo);
    },
    [alerts],
  );

  /** Where the server announces `delete_logo`, once 'Deshacer' has passed; the list of another visit loses it too. */
  const removeForGood = useCallback(
    async (logo: GalleryLogo, session: string | undefined, bringBack: () => void) => {
      try {
        await client.deleteLogo(logo.id, { session });
      } catch (error) {
        // One that is gone already is what was wanted; whoever has signed out meanwhile is told nothing.
        const isGone = isClientError(error) && error.status === 404;
        if (!isGone && client.session.read() === session) {
          bringBack();
          alerts.show({ tone: 'error', message: galleryTexts.notDeleted(logo.name, errorText(error)) });
        }
        if (!isGone) return;
      }
      queries.setQueriesData<GalleryLogo[]>({ queryKey: ['gallery'] }, (list) =>
        list?.filter(({ id }) => id !== logo.id),
      );
    },
    [alerts, client, queries],
  );

  /** §4: leaves the list at once, without a question; 'Deshacer' brings it back. */
  const remove = useCallback(
    (logo: GalleryLogo) => {
      const session = client.session.read();
      const bringBack = () => setRemoved((current) => new Set([...current].filter((id) => id !== logo.id)));
      setRemoved((current) => new Set(current).add(logo.id));
      alerts.show({
        message: galleryTexts.deleted(logo.name),
        action: { label: galleryTexts.undo, onPress: bringBack },
        onEnd: (how) => {
          if (isForGood && how !== 'action') void removeForGood(logo, session, bringBack);
        },
      });
    },
    [alerts, client, isForGood, removeForGood],
  );

  return { query, logos, toggleFavorite, download, remove };
}

/** §8 Gallery load failure: a server that cannot be reached in time is a connection problem. */
function messageOf(error: unknown): string {
  if (!isClientError(error)) return ERROR_TEXTS.gallery;
  return error.kind === 'timeout' ? ERROR_TEXTS.connection : error.userMessage;
}
