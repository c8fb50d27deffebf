const DATA_IMAGE = /^data:image\/[a-z0-9.+-]+[;,]/i;
const IMAGE_FILE = /^[^?#]*\.(png|jpe?g|gif|webp|avif|bmp|ico|svg)([?#]|$)/i;
/** How the first bytes of each kind of image begin in base64. */
const BASE64_STARTS = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['R0lGOD', 'gif'],
  ['UklGR', 'webp'],
  ['PHN2Zy', 'svg+xml'],
  ['PD94bWwg', 'svg+xml'],
] as const;

/**
 * An address that an `<img>` may show, or `''`: an http(s) address, a path (resolved against the API's
 * base), a `data:` image, or bare base64, recognised by its first bytes. Never another scheme.
 */
export function imageUrl(raw: unknown, baseUrl: string): string {
  if (typeof raw !== 'string') return '';
  const value = raw.trim();
  return fromBase64(value) ?? (DATA_IMAGE.test(value) ? value : fromAddress(value, baseUrl));
}

function fromBase64(value: string): string | undefined {
  // Some encoders break lines or use the URL alphabet.
  const packed = value.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  const kind = BASE64_STARTS.find(([begins]) => packed.startsWith(begins))?.[1];
  if (kind === undefined) return undefined;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(packed) ? `data:image/${kind};base64,${packed}` : undefined;
}

function fromAddress(value: string, baseUrl: string): string {
  // Browsers drop blanks and control characters inside an address, and read \ as /: not taken apart here.
  if (/[\p{Cc}\s\\]/u.test(value)) return '';
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(value);
  if (hasScheme ? !/^https?:\/\//i.test(value) : !looksLikePath(value)) return '';
  return resolve(value, baseUrl);
}

const looksLikePath = (value: string): boolean => /^\.{0,2}\//.test(value) || IMAGE_FILE.test(value);

/** Stands in for the page's own origin, which is not known here. */
const OWN_ORIGIN = 'http://own.invalid';

function resolve(value: string, baseUrl: string): string {
  try {
    const url = new URL(value, new URL(`${baseUrl}/`, OWN_ORIGIN));
    if (!/^https?:/.test(url.protocol)) return '';
    if (url.origin === OWN_ORIGIN) return url.href.slice(OWN_ORIGIN.length);
    // With no origin of ours, an address without scheme keeps the page's.
    return value.startsWith('//') && !baseUrl.includes(':') ? value : url.href;
  } catch {
    return '';
  }
}
