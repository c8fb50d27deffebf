const LONGEST = 100;
/** Of a folder, in bytes: of the 255 that a name may have, what ` (2)` leaves, and some. */
const LONGEST_BYTES = 240;
/** What Windows keeps for its devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\\/:*?"<>|%]/gu;

/** The file a logo is saved as: `Café Ñandú-logo.png`. */
export function downloadName(companyName: string, extension: string, what = 'logo'): string {
  const name = fileStem(companyName);
  return name === '' ? `${what}.${extension}` : `${name}-${what}.${extension}`;
}

/** A name as that of a folder, which on Windows ends in no dot and is no device's; empty where nothing of it is left. */
export function folderName(companyName: string): string {
  const letters = [...fileStem(companyName)];
  while (Buffer.byteLength(letters.join('')) > LONGEST_BYTES) letters.pop();
  return letters
    .join('')
    .replace(/[.\s]+$/u, '')
    .replace(DEVICE, '$1_');
}

/** A name as what a file's begins with, on every system; empty where nothing of it is left. */
function fileStem(companyName: string): string {
  const letters = [...companyName.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ')].slice(0, LONGEST);
  return letters
    .join('')
    .replace(/^[.\s]+/, '')
    .trim();
}

/** `attachment` with the name for every client: plain ASCII, and exact in `filename*` (RFC 6266, RFC 8187). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');
  const exact = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
