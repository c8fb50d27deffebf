import { useQueryClient } from '@tanstack/react-query';
import { ERROR_TEXTS, flipFavorite, type GalleryLogo, isClientError } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf as errorText } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { galleryTexts } from '../../texts/gallery';
import { UNDO_DURATION } from '../../undo-duration';
import { isShownFavorite, noFavorites, settle, turnOver } from './favorites';
import { forgetLogo, markFavorite } from './gallery-lists';
import { type GalleryView, viewGallery } from './gallery-view';
import { saveShownImage } from './save-shown-image';
import { useGalleryList } from './use-gallery-list';

/** The gallery's logos in a view, with what was done to them on this visit (§4 Gallery). */
export function useGallery(view: GalleryView) {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const isForGood = useCapability('delete_logo');
  const list = useGalleryList(view);
  const { listed, paged, error, failure } = list;

  const [favorites, setFavorites] = useState(noFavorites);
  const [downloads, setDownloads] = useState<ReadonlyMap<GalleryLogo['id'], number>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<GalleryLogo['id']>>(new Set());

  const tell = useRef(alerts);
  useEffect(() => {
    // Where there is nothing else to show, an alert in the list's place says it: twice it would be read out twice.
    if (!failure || error) return;
    // §8: the catalogue's own texts; a cancelled load says nothing.
    if (isClientError(failure) && failure.kind === 'cancelled') return;
    tell.current.show({ tone: 'danger', message: messageOf(failure) });
  }, [failure, error]);

  const logos = useMemo(
    () =>
      listed
        .filter(({ id }) => !removed.has(id))
        .map((logo) => {
          const isFavorite = isShownFavorite(favorites, logo);
          const count = downloads.get(logo.id) ?? 0;
          // One that nothing was done to stays the same object: its card is not drawn again.
          if (isFavorite === logo.isFavorite && count === 0) return logo;
          return { ...logo, isFavorite, downloads: logo.downloads + count };
        }),
    [listed, removed, favorites, downloads],
  );

  // What the server has searched and sorted is only looked through for what was done meanwhile.
  const { search, category, order } = view;
  const isPaged = paged !== undefined;
  const shown = useMemo(() => {
    if (!isPaged) return viewGallery(logos, { search, category, order });
    return category === 'favorites' ? logos.filter(({ isFavorite }) => isFavorite) : logos;
  }, [logos, isPaged, search, category, order]);

  /** The last call of each logo's mark. */
  const calls = useRef(new Map<GalleryLogo['id'], Promise<void>>());

  /** §4: at once, then the call; §8: a refusal is only logged. `logo` is the one shown now. */
  const toggleFavorite = useCallback(
    (logo: GalleryLogo) => {
      if (client.session.read() === undefined) {
        console.error('No hay sesión activa');
        return;
      }
      const before = listed.find(({ id }) => id === logo.id) ?? logo;
      const favoritos = flipFavorite(logo.isFavorite);
      const turn = (favorites.get(logo.id)?.turn ?? 0) + 1;
      setFavorites((current) => turnOver(current, before));
      const keep = async () => {
        try {
          await client.setFavorite({ logo_id: logo.id, favoritos });
          setFavorites((current) => settle(current, logo.id, turn, favoritos === 1));
          markFavorite(queries, logo.id, favoritos === 1, category);
        } catch (error) {
          console.error('No se pudo actualizar el favorito', error);
          setFavorites((current) => settle(current, logo.id, turn, null));
        }
      };
      // One after the other, so that the last one pressed is the last one stored.
      calls.current.set(logo.id, (calls.current.get(logo.id) ?? Promise.resolve()).then(keep));
    },
    [client, queries, listed, favorites, category],
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
          alerts.show({ tone: 'danger', message: galleryTexts.notDeleted(logo.name, errorText(error)) });
        }
        if (!isGone) return;
      }
      forgetLogo(queries, logo.id);
    },
    [alerts, client, queries],
  );

  /** §4: leaves the list at once, without a question; 'Deshacer' brings it back. */
  const remove = useCallback(
    (logo: GalleryLogo) => {
      const session = client.session.read();
      const bringBack = () => setRemoved((current) => new Set([...current].filter((id) => id !== logo.id)));
      setRemoved((current) => new Set(current).add(logo.id));
      // Whoever leaves or reloads the page has not taken it back: it is gone when they return.
      const leave = () => alerts.dismiss(offer);
      const offer = alerts.show({
        message: galleryTexts.deleted(logo.name),
        duration: UNDO_DURATION,
        action: { label: galleryTexts.undo, onPress: bringBack },
        onEnd: (how) => {
          window.removeEventListener('pagehide', leave);
          if (isForGood && how !== 'action') void removeForGood(logo, session, bringBack);
        },
      });
      window.addEventListener('pagehide', leave);
    },
    [alerts, client, isForGood, removeForGood],
  );

  return {
    list,
    /** Of the first load, in the catalogue's words. */
    errorMessage: error ? messageOf(error) : undefined,
    logos,
    shown,
    /** §2: how many there are in the view, those not yet loaded included. */
    found: paged ? paged.found - (listed.length - shown.length) : shown.length,
    toggleFavorite,
    download,
    remove,
  };
}

/** §8 Gallery load failure: a server that cannot be reached in time is a connection problem. */
function messageOf(error: unknown): string {
  if (!isClientError(error)) return ERROR_TEXTS.gallery;
  return error.kind === 'timeout' ? ERROR_TEXTS.connection : error.userMessage;
}
