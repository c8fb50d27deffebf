/**
 * Every call of §7, and those past it that a server may announce, each a function over a connection. The name of the
 * function is the name of the call.
 */
import { ask } from './announced-call.js';
import { readDataUrl } from './download/data-url.js';
import { downloadFileName } from './download/file-name.js';
import { type GalleryLogo, mapGallery } from './entities/gallery-logo.js';
import {
  type GenerationRequest,
  generationBody,
  mapGeneratedLogo,
  type ProposedLogo,
  refusal,
} from './entities/generated-logo.js';
import { type HistoryLogo, mapHistoryLogos } from './entities/history-logo.js';
import { type Movement, mapMovements } from './entities/movement.js';
import { mapProfile, type Profile } from './entities/profile.js';
import * as ERROR_TEXTS from './error-texts.js';
import { HttpError, NotImageError } from './errors.js';
import { readForSession } from './read-for-session.js';
import { openIntent } from './session/intents.js';
import { requireSession } from './session/session.js';
import { contentTypeOf, letGo, readBody } from './transport/body.js';
import { announces, type Connection, mappingOf } from './transport/connection.js';
import { encode } from './transport/encode.js';
import {
  type CallOptions,
  readAcknowledgement,
  readJson,
  type SessionCallOptions,
  send,
} from './transport/request.js';

export * from './account-calls.js';
export * from './adjust-calls.js';
export * from './brand-calls.js';
export * from './page-calls.js';
export * from './session-calls.js';

/** What a generation takes besides its request. */
export type GenerationOptions = SessionCallOptions & {
  /**
   * Names the intent, so that a repetition never spends twice. Left out, the client makes one and keeps
   * it until the outcome of that very request is known. Sent only to a server that announces `idempotency`; one that
   * no header can hold is refused with a `TypeError` by any.
   */
  idempotencyKey?: string | undefined;
};

/** A logo and the proposal that it shall be, by the ids that the server gave them. */
export type ProposalChoice = { logo_id: string | number; proposal_id: string };

/** What /favorite stores (§7): 1 is favourite, 0 is not. */
export type FavoriteChange = { logo_id: string | number; favoritos: 0 | 1 };

/** The image to download, and the logo's name for a server that gives the file none. */
export type DownloadRequest = { image_url: string; name: string };

/** A downloaded image, ready to be saved. */
export type DownloadedImage = {
  blob: Blob;
  /** As the server declared it, e.g. `image/png`. */
  contentType: string;
  /** Safe on every system: no path, no control or direction characters, at most 120 characters. */
  fileName: string;
};

/** Largest image downloaded, in bytes. */
const MAX_IMAGE_BYTES = 64 * 1024 * 1024;

/**
 * Generates a logo from the wizard's input or a direct body: POST /generate_logo (§3, §5, §7). Spends one credit.
 * @throws {ClientError} `MissingFieldsError`; `HttpError` with the server's `detail` or
 * 'Error al generar el logo' (§8)
 */
export function generateLogo(
  connection: Connection,
  request: GenerationRequest,
  options: GenerationOptions = {},
): Promise<ProposedLogo> {
  return send(connection, 'generateLogo', options, () => {
    const fields = generationBody(request);
    const session = requireSession(connection.storage, options.session ?? request.session);
    const body = { ...fields, session };
    const idempotencyKey = headerValue(options.idempotencyKey);
    const intent =
      announces(connection, 'idempotency') &&
      (idempotencyKey ? { key: idempotencyKey } : openIntent(connection, JSON.stringify(body)));
    return {
      path: '/generate_logo',
      body,
      headers: intent && { 'idempotency-key': intent.key },
      repeatable: Boolean(intent),
      failureText: ({ body }) => refusal(body) ?? ERROR_TEXTS.generation,
      async read(response, signal) {
        const answer = await readJson(response, signal, ERROR_TEXTS.generation);
        const logo = mapGeneratedLogo(answer, body, ...mappingOf(connection, 'generateLogo', session));
        const refused = logo.image_url === '' && refusal(answer);
        if (refused) throw new HttpError(refused, { body: answer });
        return logo;
      },
      ...intent,
    };
  });
}

/** A key as it is given. @throws {TypeError} for one that no header can hold: no request could be made with it. */
function headerValue(idempotencyKey: string | undefined): string | undefined {
  try {
    if (idempotencyKey) new Headers({ 'idempotency-key': idempotencyKey });
    return idempotencyKey;
  } catch (cause) {
    throw new TypeError('idempotencyKey: no header value', { cause });
  }
}

/**
 * Loads the profile: POST /user_info `{session}` (§3, §7).
 * @throws {ClientError}
 */
export function userInfo(connection: Connection, options: SessionCallOptions = {}): Promise<Profile> {
  return readForSession(connection, options, {
    call: 'userInfo',
    path: '/user_info',
    map: mapProfile,
  });
}

/**
 * Loads the history of created logos: POST /logos_info `{session}`, in the server's order (§3, §7).
 * @throws {ClientError} whose text for an HTTP failure is 'Error al cargar los logos' (§8)
 */
export function logosInfo(connection: Connection, options: SessionCallOptions = {}): Promise<HistoryLogo[]> {
  return readForSession(connection, options, {
    call: 'logosInfo',
    path: '/logos_info',
    map: mapHistoryLogos,
    text: ERROR_TEXTS.logos,
  });
}

/**
 * Loads the movements of credits: POST /movimiento_info `{session}`, in the server's order (§3, §7).
 * @throws {ClientError} whose text for an HTTP failure is 'Error al cargar los movimientos' (§8)
 */
export function movements(connection: Connection, options: SessionCallOptions = {}): Promise<Movement[]> {
  return readForSession(connection, options, {
    call: 'movements',
    path: '/movimiento_info',
    map: mapMovements,
    text: ERROR_TEXTS.movements,
  });
}

/**
 * Loads the gallery: POST /gallery `{session}`, in the server's order (§3, §7). Without a session it
 * rejects with 'No se encontró la sesión' and asks nothing (§5).
 * @throws {ClientError} whose text for an HTTP failure is 'Hubo un error al cargar la galería.' and for a
 * connection failure 'Hubo un problema con la conexión.' (§8)
 */
export function gallery(connection: Connection, options: SessionCallOptions = {}): Promise<GalleryLogo[]> {
  return readForSession(connection, options, {
    call: 'gallery',
    path: '/gallery',
    map: mapGallery,
    text: ERROR_TEXTS.gallery,
  });
}

/**
 * Stores a favourite: POST /favorite `{session, logo_id, favoritos}`; any OK answer is success (§7).
 * Never repeated by itself. Without a session it rejects with 'No hay sesión activa' and asks nothing.
 * @throws {ClientError} whose text for an HTTP failure is 'No se pudo actualizar el favorito' (§8)
 */
export function setFavorite(
  connection: Connection,
  change: FavoriteChange,
  options: SessionCallOptions = {},
): Promise<void> {
  return send(connection, 'setFavorite', options, () => {
    const session = requireSession(connection.storage, options.session, ERROR_TEXTS.noActiveSession);
    return {
      path: '/favorite',
      body: { session, logo_id: change.logo_id, favoritos: change.favoritos },
      failureText: () => ERROR_TEXTS.favorite,
      read: letGo,
    };
  });
}

/**
 * Downloads an image under a safe file name: GET /api/proxy-download?image_url=… with `Accept: image/*` and no
 * key (§7). A `data:` image is read from itself, with no request.
 * @throws {ClientError} `HttpError` with 'Error {status}: {body text}'; `NotImageError` when the content
 * type does not start with `image/` (§5, §8)
 */
export function downloadImage(
  connection: Connection,
  image: DownloadRequest,
  options: CallOptions = {},
): Promise<DownloadedImage> {
  return send(connection, 'downloadImage', options, () => ({
    path: `/api/proxy-download?image_url=${encode(image.image_url)}`,
    answer: readDataUrl(image.image_url),
    repeatable: true,
    failureText: ({ status, shown }) => `Error ${status}: ${shown}`,
    async read(response, signal) {
      const contentType = contentTypeOf(response);
      if (!/^image\//i.test(contentType)) {
        await letGo(response);
        throw new NotImageError({ contentType });
      }
      const blob = await readBody(response, signal, MAX_IMAGE_BYTES, ERROR_TEXTS.unexpected);
      const disposition = response.headers.get('content-disposition');
      return { blob, contentType, fileName: downloadFileName(disposition, image.name, contentType) };
    },
  }));
}

/**
 * Makes one of a logo's proposals the logo: POST /logo/choose `{session, logo_id, proposal_id}`, free and as often as
 * wanted, where the server announces `proposals`. Never repeated by itself, as another may have been chosen since.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail` or 'No se pudo elegir la propuesta'
 */
export function chooseProposal(
  connection: Connection,
  choice: ProposalChoice,
  options: SessionCallOptions = {},
): Promise<void> {
  return ask(connection, 'chooseProposal', 'proposals', options, (session) => ({
    path: '/logo/choose',
    body: { session, logo_id: choice.logo_id, proposal_id: choice.proposal_id },
    failureText: ({ body }) => refusal(body) ?? ERROR_TEXTS.choice,
    read: (response, signal) => readAcknowledgement(response, signal, ERROR_TEXTS.choice),
  }));
}
