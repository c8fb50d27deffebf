/** Longest file name, in UTF-16 units and, as file systems count, in bytes of UTF-8. */
const MAX_FILE_NAME = 120;
const MAX_FILE_NAME_BYTES = 255;

/** Windows keeps these names for devices, with any extension. */
const RESERVED = /^(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[\d¹²³])\s*(\.|$)/i;
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
  const segment = name.replace(/^.*[/\\]/s, '');
  const clean = segment.replace(FORBIDDEN, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return bounded(clean.slice(0, clean.length - extension.length), extension);
}

/** A stem and its ending as one name: no device's, and the stem cut where the whole would be too long. */
function bounded(stem: string, ending: string): string {
  const free = RESERVED.test(stem + ending) ? `_${stem}` : stem;
  let kept = '';
  for (const char of free) {
    const name = kept + char + ending;
    if (name.length > MAX_FILE_NAME || new TextEncoder().encode(name).length > MAX_FILE_NAME_BYTES) {
      // What was cut off may have stood between a blank or a full stop and the end.
      return (ending === '' ? kept.replace(/[\s.]+$/, '') : kept.trimEnd()) + ending;
    }
    kept += char;
  }
  return kept + ending;
}

/** The extension of a content type: `jpg` for image/jpeg, `svg` for image/svg+xml, `pdf`, else the subtype of an image. */
function extensionOf(contentType: string): string {
  const subtype =
    /^(?:image|application(?=\/pdf\b))\/([\w.+-]+)/.exec(contentType.trim().toLowerCase())?.[1] ?? '';
  return EXTENSIONS[subtype] ?? (subtype.replace(/[^a-z0-9]/g, '').slice(0, 8) || 'png');
}

/** A parameter of a header, up to the next semicolon that is not inside a quoted value. */
const PARAMETERS = /(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g;

/** The value of a header's first parameter of that name, as it stands there. */
function parameter(header: string, name: string): string | undefined {
  for (const part of header.match(PARAMETERS) ?? []) {
    const [, given, value] = /^\s*([^\s=]+)\s*=\s*([\s\S]*?)\s*$/.exec(part) ?? [];
    if (given?.toLowerCase() === name) return value;
  }
  return undefined;
}

/** The name a Content-Disposition gives, unsanitised: `filename*` before `filename` (RFC 6266). */
export function dispositionName(header: string | null): string | undefined {
  if (header === null) return undefined;
  const [, encoded = ''] = /^"?utf-8'[^']*'([^"\s]+)/i.exec(parameter(header, 'filename*') ?? '') ?? [];
  const decoded = decodePercent(encoded);
  if (decoded) return decoded;
  const plain = parameter(header, 'filename') ?? '';
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(plain)?.[1];
  if (quoted === undefined && plain.startsWith('"')) return undefined;
  return asUtf8(quoted === undefined ? plain : quoted.replace(/\\(["\\])/g, '$1'));
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
 * the content type, e.g. `Nubia Tech-logo.svg`, `Pagos S.A.-logo.png`; of a name that leaves nothing `logo.png`.
 */
export function logoFileName(logoName: string, contentType: string): string {
  const ending = `-logo.${extensionOf(contentType)}`;
  const stem = logoName
    .replace(/[/\\]/g, ' ')
    .replace(FORBIDDEN, '')
    .replace(/^[\s.]+/, '')
    .trimEnd();
  return stem === '' ? ending.slice(1) : bounded(stem, ending);
}
