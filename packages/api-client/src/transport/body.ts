import { TooLargeError } from '../errors.js';

/** How much is read of a body that is only told of, as an error's, in bytes. */
export const MAX_ERROR_BYTES = 16 * 1024;
/** How much of it goes into an error's text, in characters; one more says that there was more. */
const MAX_ERROR_TEXT = 299;

/** Lets go of an answer whose body nobody reads, and of its connection with it. */
export async function letGo(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}

/**
 * Reads a body up to a cap in bytes, decoded ones counted, and gives the pieces to `take`; past it the connection is let go.
 * @throws {TooLargeError} with that text when there is more; without a text the rest is left out
 */
export async function readChunks(
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
  tooLargeText: string | undefined,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  let size = 0;
  // Of a body that was read to its end there is nothing left to cancel.
  const stop = () => void reader?.cancel().catch(() => {});
  signal.addEventListener('abort', stop);
  try {
    while (reader && size <= maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      take(value);
      size += value.byteLength;
    }
  } finally {
    stop();
  }
  if (tooLargeText && size > maxBytes) throw new TooLargeError(tooLargeText, { maxBytes });
}

/** A body as a file of its type; it is capped and throws as {@link readChunks} does. */
export async function readBody(
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
  tooLargeText: string,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await readChunks(response, signal, maxBytes, tooLargeText, (chunk) => chunks.push(chunk));
  return new Blob(chunks, { type: contentTypeOf(response) });
}

/**
 * A body as text in UTF-8, without a character that its end cuts; it is capped and throws as {@link readChunks} does.
 * A Blob's own text comes by way of another process.
 */
export async function readText(
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
  tooLargeText?: string,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readChunks(response, signal, maxBytes, tooLargeText, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return text;
}

/** What an answer declares to be, or `''`. */
export const contentTypeOf = (response: Response): string => response.headers.get('content-type') ?? '';

/** Whether a text or its content type is a web page's. */
export const isHtml = (response: Response, text: string): boolean =>
  /^text\/html|xhtml/i.test(contentTypeOf(response)) || /^\s*<(!doctype|html|head|body)/i.test(text);

/** Trims a text and bounds it, without cutting a character in two. */
export function bounded(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_ERROR_TEXT
    ? `${trimmed.slice(0, MAX_ERROR_TEXT).replace(/[\ud800-\udbff]$/, '')}…`
    : trimmed;
}

/**
 * What a failed answer says: its body, parsed where it is JSON, and its text as it may be shown: trimmed and
 * bounded; of a web page only its title; the status text when there is nothing. A body that breaks off while it
 * is read says nothing.
 */
export async function readFailure(
  response: Response,
  signal: AbortSignal,
): Promise<{ body: unknown; shown: string }> {
  let text = '';
  try {
    text = await readText(response, signal, MAX_ERROR_BYTES);
  } catch {
    // It broke off; or the call is over, and what it would say is heard by nobody.
  }
  const said = isHtml(response, text) ? (/<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? '') : text;
  const shown = bounded(said.trim() || response.statusText);
  try {
    return { body: JSON.parse(text), shown };
  } catch {
    return { body: shown, shown };
  }
}
