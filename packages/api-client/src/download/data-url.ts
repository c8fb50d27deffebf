/**
 * What a `data:` address (RFC 2397) holds, as an answer: a page's policy may forbid to fetch one. Undefined for
 * another address; without a content type when it cannot be read.
 */
export function readDataUrl(url: string): Response | undefined {
  const parts = /^\s*data:(?:([^,]*),([^#]*))?/i.exec(url);
  if (!parts) return undefined;
  const [, type = '', data = ''] = parts;
  const contentType = type.replace(/;\s*base64\s*$/i, '').trim();
  const bytes = fromPercents(data);
  try {
    const isBase64 = contentType !== type.trim();
    const body = isBase64 ? fromBase64(new TextDecoder().decode(bytes)) : bytes;
    return new Response(body, { headers: { 'content-type': contentType } });
  } catch {
    return new Response();
  }
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** The bytes of a text in which `%41` is an A; a percent sign that starts none stays one. */
function fromPercents(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  let size = 0;
  for (let at = 0; at < bytes.length; at++) {
    const digits = bytes[at] === 0x25 ? String.fromCharCode(...bytes.subarray(at + 1, at + 3)) : '';
    const isEscape = /[0-9a-f]{2}/i.test(digits);
    bytes[size++] = isEscape ? Number(`0x${digits}`) : (bytes[at] as number);
    if (isEscape) at += 2;
  }
  return bytes.slice(0, size);
}
