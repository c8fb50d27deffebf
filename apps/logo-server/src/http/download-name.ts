const LONGEST = 100;
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\\/:*?"<>|%]/gu;

/** The file a logo is saved as: `Café Ñandú-logo.png`. */
export function downloadName(companyName: string, extension: string, what = 'logo'): string {
  const name = fileStem(companyName);
  return name === '' ? `${what}.${extension}` : `${name}-${what}.${extension}`;
}

/** A name as the name of a file or a folder, on every system; empty where nothing of it is left. */
export function fileStem(companyName: string): string {
  const letters = [...companyName.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ')].slice(0, LONGEST).join('');
  return letters.replace(/^[.\s]+/, '').trim();
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
