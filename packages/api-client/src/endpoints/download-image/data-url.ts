/** What a `data:` address holds. */
export type DataUrl = { contentType: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Reads a `data:` address (RFC 2397) by itself, as a page's policy may forbid to fetch one; undefined when it
 * cannot be read.
 */
export function readDataUrl(url: string): DataUrl | undefined {
  const [, type = '', data = ''] = /^\s*data:([^,]*),([^#]*)/i.exec(url) ?? [];
  const contentType = type.replace(/;\s*base64\s*$/i, '').trim();
  const bytes = fromPercents(data);
  if (contentType === type.trim()) return { contentType, bytes };
  try {
    const binary = atob(new TextDecoder().decode(bytes));
    return { contentType, bytes: Uint8Array.from(binary, (char) => char.charCodeAt(0)) };
  } catch {
    return undefined;
  }
}

/** The bytes of a text in which `%41` is an A; a percent sign that starts none stays one. */
function fromPercents(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  let size = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const digits = bytes[at] === 0x25 ? String.fromCharCode(...bytes.subarray(at + 1, at + 3)) : '';
    const isEscape = /^[0-9a-f]{2}$/i.test(digits);
    bytes[size++] = isEscape ? Number.parseInt(digits, 16) : (bytes[at] ?? 0);
    if (isEscape) at += 2;
  }
  return bytes.slice(0, size);
}
