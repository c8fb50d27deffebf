import type { GalleryLogo } from '@trazo/api-client';

type Id = GalleryLogo['id'];
type Listed = Pick<GalleryLogo, 'id' | 'isFavorite'>;

/** What is known of the favourites that were touched, by logo id. */
type Favorites = ReadonlyMap<Id, { shown: boolean; confirmed: boolean; turn: number }>;

export const noFavorites: Favorites = new Map();

/** Whether the logo shows as a favourite: what was asked for last, else what the list said. */
export const isShownFavorite = (favorites: Favorites, logo: Listed): boolean =>
  favorites.get(logo.id)?.shown ?? logo.isFavorite;

/** Turns a favourite over at once; its `turn` tells this request from the ones before and after it. */
export function turnOver(favorites: Favorites, logo: Listed): Favorites {
  const known = favorites.get(logo.id) ?? { shown: logo.isFavorite, confirmed: logo.isFavorite, turn: 0 };
  return new Map(favorites).set(logo.id, { ...known, shown: !known.shown, turn: known.turn + 1 });
}

/**
 * The server's word on one request. A refusal restores what the server last confirmed, unless the flag has been
 * turned over again since: then the later request decides.
 */
export function settle(favorites: Favorites, id: Id, turn: number, accepted: boolean | null): Favorites {
  const known = favorites.get(id);
  if (!known) return favorites;
  const confirmed = accepted ?? known.confirmed;
  const shown = accepted === null && turn === known.turn ? confirmed : known.shown;
  return new Map(favorites).set(id, { ...known, confirmed, shown });
}
