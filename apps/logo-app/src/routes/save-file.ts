/** Saves a blob under a name, as a download of the browser's own. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the blob by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
