/** A file of a kit. Its size is known as soon as it is there, which is what a ZIP or a download needs. */
export type KitFile = {
  /** Folders and name in ASCII, parted by `/`. */
  readonly path: string;
  /** As they are, the body of a `Response` or a part of a `Blob`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** A file of text: UTF-8, lines ended as every system reads them. */
export const textFile = (path: string, text: string): KitFile => ({ path, bytes: Buffer.from(text, 'utf8') });

/** What has no characters of its own: dates in files, so that the same logo gives the same bytes. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
