import { makeZip } from 'client-zip';
import type { KitFile } from '../ports/drawing.js';

/** What a file of a ZIP is dated: the same logo gives the same bytes. ZIP has no time zones, so neither has this. */
const DATE = new Date(2020, 0, 1);

/** The files as a ZIP, written while it is read. They are pictures and outlines, which a ZIP makes no smaller. */
export const zip = (files: AsyncIterable<KitFile>): ReadableStream<Uint8Array> => makeZip(entries(files));

async function* entries(files: AsyncIterable<KitFile>) {
  for await (const { path, bytes } of files) yield { name: path, input: bytes, lastModified: DATE };
}

/** How long all of it is; rejects when the signal is aborted meanwhile. */
export async function lengthOf(archive: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<number> {
  let length = 0;
  for await (const piece of archive) {
    signal.throwIfAborted();
    length += piece.byteLength;
  }
  return length;
}

/** What comes after so many bytes. */
export async function* after(start: number, archive: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let place = 0;
  for await (const piece of archive) {
    const rest = piece.subarray(Math.max(0, start - place));
    place += piece.byteLength;
    if (rest.byteLength > 0) yield rest;
  }
}
