/** How the first bytes of each kind of image begin in base64. */
const BASE64_STARTS: Readonly<Record<string, string>> = {
  iVBORw0KGgo: 'png',
  '/9j/': 'jpeg',
  R0lGOD: 'gif',
  UklGR: 'webp',
  PHN2Zy: 'svg+xml',
  PD94bWwg: 'svg+xml',
};
const DATA_IMAGE = /^data:image\/[\w.+-]+[;,]/i;
/** An http(s) address, a path, or without a scheme a file that is an image by its name. */
const ADDRESS = /^(https?:\/\/|\.{0,2}\/|[^:?#]*\.(png|jpe?g|gif|webp|avif|bmp|ico|svg)([?#]|$))/i;
/** Stands in for the page's own origin, which is not known here; no real address holds it (RFC 2606). */
const OWN_ORIGIN = 'http://own.invalid';

/**
 * An address that an `<img>` may show, or `''`: an http(s) address, a path (resolved against the API's
 * base), a `data:` image, or bare base64, recognised by its first bytes. Never another scheme.
 */
export function imageUrl(raw: unknown, baseUrl: string): string {
  if (typeof raw !== 'string') return '';
  const value = raw.trim();
  // Some encoders break lines or use the URL alphabet.
  const packed = value.replace(/\s/g, '').replace(/-/g, '+').replace(/_/g, '/');
  const start = Object.keys(BASE64_STARTS).find((begins) => packed.startsWith(begins));
  if (start && /^[a-z0-9+/]+={0,2}$/i.test(packed)) {
    return `data:image/${BASE64_STARTS[start]};base64,${packed}`;
  }
  if (DATA_IMAGE.test(value)) return value;
  // Browsers drop blanks and control characters inside an address, and read \ as /: not taken apart here.
  if (!ADDRESS.test(value) || /[\p{Cc}\s\\]/u.test(value)) return '';
  try {
    const { href } = new URL(value, new URL(`${baseUrl}/`, OWN_ORIGIN));
    // With no origin of ours, an address without scheme keeps the page's.
    return value.startsWith('//') && !baseUrl.includes(':') ? value : href.replace(OWN_ORIGIN, '');
  } catch {
    return '';
  }
}
