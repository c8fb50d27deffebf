/** The calls past §7 about the brand of a logo (what is known of it, its kit, its page), and all logos in one. */
import { ask } from './announced-call.js';
import type { CallName } from './call-name.js';
import { downloadFileName } from './download/file-name.js';
import { wholeFile, withPart } from './download/parts.js';
import { type BrandPage, type LogoBrand, mapBrandPage, mapLogoBrand, mapLogosKey } from './entities/brand.js';
import { refusal } from './entities/generated-logo.js';
import * as ERROR_TEXTS from './error-texts.js';
import { HttpError, NetworkError } from './errors.js';
import { contentTypeOf, letGo, readChunks } from './transport/body.js';
import { type Connection, mappingOf, tell } from './transport/connection.js';
import { encode } from './transport/encode.js';
import { type CallOptions, readJson, type SessionCallOptions, send } from './transport/request.js';

/** Whether a logo shall have a page; left out, it stays as it is and is only told. */
export type PageChange = { logo_id: string | number; shared?: boolean | undefined };

/** What a download of a ZIP takes. */
export type ArchiveOptions = CallOptions & {
  /**
   * Told of the bytes that have come, and of how many they will be where that is known. It only watches: one that
   * throws or rejects changes nothing.
   */
  onProgress?: ((received: number, total: number | undefined) => void) | undefined;
};

/** The same, with the session to send. */
export type LogosOptions = ArchiveOptions & Pick<SessionCallOptions, 'session'>;

/** A ZIP, ready to be saved. */
export type DownloadedArchive = { blob: Blob; fileName: string };

/** Largest ZIP read, in bytes. */
const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024;
/** Deadline of one in milliseconds, unless one is set for it: it is made while it comes. */
const ARCHIVE_TIMEOUT_MS = 600_000;

const deadlineOf = ({ timeouts }: Connection, call: CallName, { timeoutMs }: CallOptions): number =>
  timeoutMs ?? timeouts?.[call] ?? ARCHIVE_TIMEOUT_MS;

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
 * Downloads a kit: GET /api/brand-kit?key=…, without an API key. An interrupted download resumes
 * where it stopped, as often as a call may be retried, as long as the kit is the same: an answer with another part than
 * the missing one, or of another kit, is not taken, and the whole is asked for anew. What it resolves with has as many
 * bytes as the server told.
 * @throws {ClientError} `HttpError` with the server's `detail` or 'No se pudo descargar el ZIP'
 */
export function downloadKit(
  connection: Connection,
  kit_key: string,
  options: ArchiveOptions = {},
): Promise<DownloadedArchive> {
  return download(connection, 'downloadKit', `/api/brand-kit?key=${encode(kit_key)}`, options);
}

/**
 * Downloads all logos of the account: POST /logos/download `{session}`, then GET /api/all-logos?key=…, as a kit, where
 * the server announces `download_all`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail` or 'No se pudo descargar el ZIP'
 */
export async function downloadLogos(
  connection: Connection,
  options: LogosOptions = {},
): Promise<DownloadedArchive> {
  const end = performance.now() + deadlineOf(connection, 'downloadLogos', options);
  const key = await ask(connection, 'downloadLogos', 'download_all', options, (session) => ({
    path: '/logos/download',
    body: { session },
    repeatable: true,
    read: async (response, signal) =>
      mapLogosKey(await readJson(response, signal), ...mappingOf(connection, 'downloadLogos', session)),
  }));
  return download(connection, 'downloadLogos', `/api/all-logos?key=${encode(key.logos_key)}`, {
    ...options,
    // What the first request left of it; none at all would be misuse.
    timeoutMs: Math.max(1, end - performance.now()),
  });
}

function download(
  connection: Connection,
  call: CallName,
  path: `/api/${'brand-kit' | 'all-logos'}?${string}`,
  options: ArchiveOptions,
): Promise<DownloadedArchive> {
  /** What has come, also before the answer broke off. */
  let kept = wholeFile();
  const timeoutMs = deadlineOf(connection, call, options);
  return send(connection, call, { ...options, timeoutMs }, () => ({
    path,
    get headers() {
      const { size, etag } = kept;
      const goOn = etag && size > 0 && { range: `bytes=${size}-`, 'if-range': etag };
      return { accept: 'application/zip', ...goOn };
    },
    repeatable: true,
    failureText: ({ body }) => refusal(body) ?? ERROR_TEXTS.archive,
    async read(response, signal) {
      const { status, headers } = response;
      const type = contentTypeOf(response);
      if (!/^application\/zip/i.test(type)) {
        await letGo(response);
        throw new HttpError(ERROR_TEXTS.archive, { body: '', hint: 'No ZIP: wrong baseUrl or proxy.' });
      }
      const file = status === 206 ? withPart(kept, headers) : wholeFile(headers);
      // What cannot be gone on with is let go of, so that a repetition asks for the whole.
      kept = file ?? wholeFile();
      if (!file) {
        await letGo(response);
        throw new NetworkError({ hint: 'Another part than was asked for: server or proxy.' });
      }
      await readChunks(response, signal, MAX_ARCHIVE_BYTES, ERROR_TEXTS.archive, (piece) => {
        file.pieces.push(piece);
        file.size += piece.byteLength;
        tell(options.onProgress, file.size, file.total);
      });
      const { size, total = size } = file;
      if (size > total) kept = wholeFile();
      if (size !== total) throw new NetworkError({ hint: 'Not as many bytes as the answer told.' });
      const fileName = downloadFileName(headers.get('content-disposition'), 'logos', 'image/zip');
      return { blob: new Blob(file.pieces, { type }), fileName };
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
