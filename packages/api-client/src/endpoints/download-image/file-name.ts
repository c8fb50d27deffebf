/** Longest file name, in UTF-16 units. */
export const MAX_FILE_NAME = 120;

/** Windows keeps these names for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|(com|lpt)\d)(\.|$)/i;
/** Control, direction and lone surrogate characters, line separators, and what Windows forbids. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>:"|?*]/gu;

/** Extensions whose content type's subtype is not the extension itself. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  'svg+xml': 'svg',
  'x-icon': 'ico',
  'vnd.microsoft.icon': 'ico',
};

/** A file name that is safe on every system, or `''`: its last segment, cleaned and bounded. */
export function safeFileName(name: string): string {
  const segment = name.split(/[/\\]/).at(-1) ?? '';
  const clean = segment.replace(FORBIDDEN, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const free = RESERVED.test(clean) ? `_${clean}` : clean;
  if (free.length <= MAX_FILE_NAME) return free;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(free)?.[0] ?? '';
  const stem = free.slice(0, MAX_FILE_NAME - extension.length).replace(/[\ud800-\udbff]$/, '');
  return stem.trimEnd() + extension;
}

/** The extension of a content type: `jpg` for image/jpeg, `svg` for image/svg+xml, else its subtype. */
export function extensionOf(contentType: string): string {
  const subtype = /^image\/([\w.+-]+)/i.exec(contentType.trim())?.[1]?.toLowerCase() ?? 'png';
  return EXTENSIONS[subtype] ?? (subtype.replace(/[^a-z0-9]/g, '').slice(0, 8) || 'png');
}

/** The name a Content-Disposition gives, unsanitised: `filename*` before `filename` (RFC 6266). */
export function dispositionName(header: string | null): string | undefined {
  if (header === null) return undefined;
  const extended = /(?:^|;)\s*filename\*\s*=\s*"?utf-8'[^']*'([^;"\s]+)/i.exec(header);
  const decoded = extended && decodePercent(extended[1] ?? '');
  if (decoded) return decoded;
  const plain = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]+))/i.exec(header);
  if (!plain) return undefined;
  return asUtf8(plain[1] === undefined ? (plain[2] ?? '').trim() : plain[1].replace(/\\(["\\])/g, '$1'));
}

function decodePercent(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Headers are read as Latin-1; a server that wrote plain UTF-8 is read as it meant. */
function asUtf8(value: string): string {
  if (!/[\x80-\xff]/.test(value) || /[^\0-\xff]/.test(value)) return value;
  try {
    const bytes = Uint8Array.from(value, (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return value;
  }
}

/**
 * The name a downloaded logo is saved under (§7): the server's, cleaned; only without one the logo's
 * name followed by `-logo.` and the extension of the content type.
 */
export function downloadFileName(disposition: string | null, logoName: string, contentType: string): string {
  return safeFileName(dispositionName(disposition) ?? '') || logoFileName(logoName, contentType);
}

/**
 * The name of a logo's file, safe on every system: the logo's name followed by `-logo.` and the extension of
 * the content type, e.g. `Nubia Tech-logo.svg`.
 */
export function logoFileName(logoName: string, contentType: string): string {
  const suffix = `-logo.${extensionOf(contentType)}`;
  const stem = safeFileName(logoName.replace(/[/\\]/g, ' ')).slice(0, MAX_FILE_NAME - suffix.length);
  return stem === '' ? suffix.slice(1) : `${stem.replace(/[\ud800-\udbff]$/, '')}${suffix}`;
}
