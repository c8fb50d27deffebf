/** How much of an error's body is read, in bytes. */
export const MAX_ERROR_BYTES = 16 * 1024;
/** How much of it goes into an error's text, in characters. */
const MAX_ERROR_TEXT = 300;

type ReadOptions = { maxBytes: number; signal: AbortSignal };

/** An answer's bytes, and whether the cap cut them off. */
export type ReadBody = { blob: Blob; complete: boolean };

/** Reads a body up to a cap, decoded bytes counted; past it the connection is let go. */
export async function readBody(response: Response, { maxBytes, signal }: ReadOptions): Promise<ReadBody> {
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return { blob: new Blob([], { type }), complete: true };
  const letGo = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', letGo);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let complete = false;
  try {
    while (size <= maxBytes) {
      const { done, value } = await reader.read();
      if (done) {
        complete = true;
        break;
      }
      chunks.push(value);
      size += value.byteLength;
    }
  } finally {
    if (!complete) letGo();
  }
  return { blob: new Blob(chunks, { type }), complete };
}

/** Whether a text or its content type is a web page's. */
export const isHtml = (contentType: string, text: string): boolean =>
  /^text\/html|xhtml/i.test(contentType) || /^\s*<(!doctype|html|head|body)/i.test(text);

/** Trims a text and bounds it, without cutting a character in two. */
export function bounded(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= MAX_ERROR_TEXT
    ? trimmed
    : `${trimmed.slice(0, MAX_ERROR_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * What a failed answer says, and that text as it may be shown: trimmed and bounded; of a web page only
 * its title; the status text when there is nothing. A body that breaks off while it is read says nothing.
 */
export async function readErrorText(
  response: Response,
  signal: AbortSignal,
): Promise<{ raw: string; shown: string }> {
  let raw = '';
  try {
    raw = await (await readBody(response, { maxBytes: MAX_ERROR_BYTES, signal })).blob.text();
  } catch (error) {
    if (signal.aborted) throw error;
  }
  const page = isHtml(response.headers.get('content-type') ?? '', raw);
  const said = page ? (/<title[^>]*>([^<]*)/i.exec(raw)?.[1] ?? '') : raw;
  return { raw, shown: bounded(said) || bounded(response.statusText) };
}
