import { vi } from 'vitest';

/** What the page saved instead of saving it: file names with their blobs, oldest first. */
export function savedFiles(): { name: string; blob: Blob | undefined }[] {
  const files: { name: string; blob: Blob | undefined }[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  const click = HTMLAnchorElement.prototype.click;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download === '') click.call(this);
    else files.push({ name: this.download, blob: blobs.get(this.href) });
  });
  return files;
}
