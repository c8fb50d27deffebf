/** The calls past §7 about the brand of a logo: what is known of it, its kit, its page. */
import { ask } from './announced-call.js';
import { downloadFileName } from './download/file-name.js';
import type { SessionCallOptions } from './endpoints.js';
import { type BrandPage, type LogoBrand, mapBrandPage, mapLogoBrand } from './entities/brand.js';
import { refusal } from './entities/generated-logo.js';
import * as ERROR_TEXTS from './error-texts.js';
import { HttpError } from './errors.js';
import { contentTypeOf, letGo, readBody } from './transport/body.js';
import { type Connection, mappingOf } from './transport/connection.js';
import { encode } from './transport/encode.js';
import { type CallOptions, readJson, send } from './transport/request.js';

/** Whether a logo shall have a page; left out, it stays as it is and is only told. */
export type PageChange = { logo_id: string | number; shared?: boolean | undefined };

/** What a download of a kit takes. */
export type KitOptions = CallOptions & {
  /** Told of the bytes that have come, of all of them together where that is known. */
  onProgress?: ((received: number, total: number | undefined) => void) | undefined;
};

/** A kit, ready to be saved. */
export type DownloadedKit = { blob: Blob; fileName: string };

/** Largest kit read, in bytes. */
const MAX_KIT_BYTES = 64 * 1024 * 1024;
/** Deadline of a kit in milliseconds, unless one is given: it is made while it comes. */
const KIT_TIMEOUT_MS = 120_000;

/**
 * What is known of a logo's brand: POST /logo/kit `{session, logo_id}`, where the server announces `kit`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function logoBrand(
  connection: Connection,
  logo_id: string | number,
  options: SessionCallOptions = {},
): Promise<LogoBrand> {
  return ask(connection, 'logoBrand', 'kit', options, (session) => ({
    path: '/logo/kit',
    body: { session, logo_id },
    repeatable: true,
    read: async (response, signal) =>
      mapLogoBrand(await readJson(response, signal), ...mappingOf(connection, 'logoBrand', session)),
  }));
}

/**
 * Downloads a kit: GET /api/brand-kit?key=…, with no key of the application. One that breaks off is gone on with where
 * it was, as often as the call may be repeated, as long as it is the same kit.
 * @throws {ClientError} `HttpError` with the server's `detail` or 'No se pudo descargar el kit'
 */
export function downloadKit(
  connection: Connection,
  kit_key: string,
  options: KitOptions = {},
): Promise<DownloadedKit> {
  /** What has come, also before the answer broke off. */
  let kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let etag: string | null = null;
  return send(connection, 'downloadKit', { timeoutMs: KIT_TIMEOUT_MS, ...options }, () => ({
    path: `/api/brand-kit?key=${encode(kit_key)}`,
    get headers() {
      const goOn = etag && size > 0 && { range: `bytes=${size}-`, 'if-range': etag };
      return { accept: 'application/zip', ...goOn };
    },
    repeatable: true,
    failureText: ({ body }) => refusal(body) ?? ERROR_TEXTS.kit,
    async read(response, signal) {
      const { status, headers } = response;
      const type = contentTypeOf(response);
      if (!/^application\/zip/i.test(type)) {
        await letGo(response);
        throw new HttpError(ERROR_TEXTS.kit, { body: '', hint: 'No ZIP: wrong baseUrl or proxy.' });
      }
      if (status !== 206) [kept, size] = [[], 0];
      etag = headers.get('etag');
      const coming = Number(headers.get('content-length'));
      const total = coming > 0 ? size + coming : undefined;
      await readBody(response, signal, MAX_KIT_BYTES, ERROR_TEXTS.kit, (piece) => {
        kept.push(piece);
        size += piece.byteLength;
        options.onProgress?.(size, total);
      });
      const fileName = downloadFileName(headers.get('content-disposition'), 'kit', 'image/zip');
      return { blob: new Blob(kept, { type }), fileName };
    },
  }));
}

/**
 * Makes the page of a logo's brand, takes it away for good, or only tells its address: POST /logo/share
 * `{session, logo_id, shared}`, where the server announces `share`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function sharePage(
  connection: Connection,
  change: PageChange,
  options: SessionCallOptions = {},
): Promise<BrandPage> {
  return ask(connection, 'sharePage', 'share', options, (session) => ({
    path: '/logo/share',
    body: {
      session,
      logo_id: change.logo_id,
      ...(change.shared !== undefined && { shared: change.shared ? 1 : 0 }),
    },
    repeatable: true,
    read: async (response, signal) =>
      mapBrandPage(await readJson(response, signal), ...mappingOf(connection, 'sharePage', session)),
  }));
}
