import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** In bytes: what is shorter is sent as it is. */
export const COMPRESSED_FROM = 1_024;

/** JSON that was written before. */
export class Written {
  constructor(
    readonly bytes: Uint8Array,
    readonly encoding?: 'gzip',
  ) {}
}

/** An answer that no cache keeps. It says its length, by which `compress` lets short ones pass. */
export function jsonAnswer(c: Context, value: object, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(value);
  return c.body(text, status, headersOf(Buffer.byteLength(text)));
}

/** The same of what was written before. */
export function writtenAnswer(c: Context, { bytes, encoding }: Written): Response {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    ...headersOf(bytes.byteLength),
    // Said here of what `compress` looks at, or it would make a stream of the bytes to say it.
    ...((encoding || bytes.byteLength >= COMPRESSED_FROM) && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  });
}

const headersOf = (length: number) => ({
  'content-type': 'application/json',
  'content-length': String(length),
  'cache-control': 'no-store',
});
