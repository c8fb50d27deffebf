import { NotImageError, TooLargeError } from '../../errors/errors';
import { downloadHttpText, ERROR_TEXTS } from '../../errors/texts';
import { readBody } from '../../transport/body';
import type { CallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { encode } from '../../transport/encode';
import { requestIdOf, send } from '../../transport/request';
import { downloadFileName } from './file-name';

/** Largest image downloaded, in bytes. */
const MAX_IMAGE_BYTES = 64 * 1024 * 1024;

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

/**
 * Downloads an image: GET /api/proxy-download?image_url=… with `Accept: image/*` and no key (§7).
 * @throws {ClientError} `HttpError` with 'Error {status}: {body text}'; `NotImageError` when the content
 * type does not start with `image/` (§5, §8)
 */
export async function downloadImage(
  connection: Connection,
  { image_url, name }: DownloadRequest,
  options: CallOptions = {},
): Promise<DownloadedImage> {
  const call = 'downloadImage';
  return send(connection, {
    call,
    path: `/api/proxy-download?image_url=${encode(image_url)}`,
    init: { method: 'GET', headers: { Accept: 'image/*' } },
    options,
    repeatable: true,
    failureText: ({ status, shown }) => downloadHttpText(status, shown),
    read: async (response, signal) => {
      const contentType = response.headers.get('content-type')?.trim() ?? '';
      const about = { call, status: response.status, requestId: requestIdOf(response) } as const;
      if (!/^image\//i.test(contentType)) {
        await response.body?.cancel().catch(() => {});
        throw new NotImageError({ ...about, contentType });
      }
      const { blob, complete } = await readBody(response, { maxBytes: MAX_IMAGE_BYTES, signal });
      if (!complete) throw new TooLargeError(ERROR_TEXTS.unexpected, { ...about, maxBytes: MAX_IMAGE_BYTES });
      const disposition = response.headers.get('content-disposition');
      return { blob, contentType, fileName: downloadFileName(disposition, name, contentType) };
    },
  });
}
