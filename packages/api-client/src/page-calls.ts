/** The lists of §7 a page at a time. None is asked of a server that does not announce `paging`. */
import { ask } from './announced-call.js';
import {
  type GalleryPage,
  type HistoryPage,
  type MovementsPage,
  mapGalleryPage,
  mapHistoryPage,
  mapMovementsPage,
} from './entities/pages.js';
import * as ERROR_TEXTS from './error-texts.js';
import type { Report } from './fields/drift.js';
import type { OuterScope } from './fields/table.js';
import { type Connection, mappingOf } from './transport/connection.js';
import { readJson, type SessionCallOptions } from './transport/request.js';
import type { Body, Path } from './wire/index.js';

/** A page of a view of the list at `P`, and how many it holds at most: 1 to 200, or what the server gives. */
type PageRequest<P extends Path, Field extends string> = {
  [Name in Field & keyof Body<P>]?: Body<P>[Name] | undefined;
};

/**
 * Which page of the gallery: the one at `cursor`, a `next` of before, or else the first; `search` looks at names,
 * `category` may be 'favorites', `order` is by date.
 */
export type GalleryPageRequest = PageRequest<
  '/gallery',
  'limit' | 'cursor' | 'search' | 'category' | 'order'
>;

type View = 'limit' | 'offset' | 'search' | 'category' | 'sort' | 'order';

/** Which page of the history of logos: what comes after the first `offset` of the view. */
export type LogosPageRequest = PageRequest<'/logos_info', View>;

/** Which page of the movements: what comes after the first `offset` of the view. */
export type MovementsPageRequest = PageRequest<'/movimiento_info', View>;

/**
 * Loads a page of the gallery: POST /gallery `{session, limit, …}`, where the server announces `paging`. A logo made
 * meanwhile moves none of the others to another page.
 * @example
 * for (let page = await client.galleryPage(); ; page = await client.galleryPage({ cursor: page.next })) {
 *   show(page.logos);
 *   if (page.next === undefined) break;
 * }
 * @throws {ClientError} `NotAnnouncedError`; else as `gallery`
 */
export function galleryPage(
  connection: Connection,
  request: GalleryPageRequest = {},
  options: SessionCallOptions = {},
): Promise<GalleryPage> {
  const { cursor, search, category, order, limit = PAGE } = request;
  const fields = { limit, cursor, search, category, order };
  return readPage(
    connection,
    options,
    'galleryPage',
    '/gallery',
    fields,
    mapGalleryPage,
    ERROR_TEXTS.gallery,
  );
}

/**
 * Loads a page of the history of logos: POST /logos_info `{session, limit, offset, …}`, where the server announces
 * `paging`.
 * @throws {ClientError} `NotAnnouncedError`; else as `logosInfo`
 */
export function logosPage(
  connection: Connection,
  request: LogosPageRequest = {},
  options: SessionCallOptions = {},
): Promise<HistoryPage> {
  const fields = viewOf(request);
  return readPage(connection, options, 'logosPage', '/logos_info', fields, mapHistoryPage, ERROR_TEXTS.logos);
}

/**
 * Loads a page of the movements: POST /movimiento_info `{session, limit, offset, …}`, where the server announces
 * `paging`.
 * @throws {ClientError} `NotAnnouncedError`; else as `movements`
 */
export function movementsPage(
  connection: Connection,
  request: MovementsPageRequest = {},
  options: SessionCallOptions = {},
): Promise<MovementsPage> {
  const fields = viewOf(request);
  const text = ERROR_TEXTS.movements;
  return readPage(connection, options, 'movementsPage', '/movimiento_info', fields, mapMovementsPage, text);
}

/** How many a page holds where nothing is said. */
const PAGE = 50;

const viewOf = <Request extends LogosPageRequest | MovementsPageRequest>(request: Request) => {
  const { search, category, sort, order, limit = PAGE, offset = 0 } = request;
  return { limit, offset, search, category, sort, order };
};

function readPage<Page>(
  connection: Connection,
  options: SessionCallOptions,
  call: 'galleryPage' | 'logosPage' | 'movementsPage',
  path: Path,
  fields: object,
  map: (answer: unknown, scope: OuterScope, report: Report) => Page,
  text: string,
): Promise<Page> {
  return ask(connection, call, 'paging', options, (session) => ({
    path,
    body: { session, ...fields },
    repeatable: true,
    failureText: () => text,
    read: async (response, signal) =>
      map(await readJson(response, signal, text), ...mappingOf(connection, call, session)),
  }));
}
