/** Safari may ask whether this page may download before it reads the file, and a person takes their time to answer. */
const READ_AFTER_MS = 60_000;

/** Saves a blob under a name, as a download of the browser's own. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_AFTER_MS);
}

/** A file's name with a mark before its ending: `Nubia-logo.png` marked `1024` is `Nubia-logo-1024.png`. */
export function markedName(fileName: string, mark: string): string {
  const dot = fileName.lastIndexOf('.');
  const end = dot > 0 ? dot : fileName.length;
  return `${fileName.slice(0, end)}-${mark}${fileName.slice(end)}`;
}
