/** What has come of a file, and what is known of it: enough to go on where an answer broke off. */
export type Kept = {
  readonly pieces: Uint8Array<ArrayBuffer>[];
  /** Bytes of the pieces. */
  size: number;
  /** Bytes of the whole file; undefined where nothing tells. */
  readonly total: number | undefined;
  /** Names the file's state, to go on with that one alone; null where it is not known. */
  readonly etag: string | null;
};

/** A file of which nothing has come, as the answer with the whole of it tells, or before any answer. */
export function wholeFile(headers: Headers = new Headers()): Kept {
  // The length and the ranges of an encoded answer count other bytes than those that are read.
  const encoded = headers.has('content-encoding');
  const length = encoded ? 0 : Number(headers.get('content-length'));
  return {
    pieces: [],
    size: 0,
    total: length > 0 ? length : undefined,
    etag: encoded ? null : headers.get('etag'),
  };
}

/**
 * The file with a part of it on its way, as an answer 206 tells. Undefined where that part is not what follows on
 * what was kept, or is of another state of the file: put together they would be a file that nobody made.
 */
export function withPart(kept: Kept, headers: Headers): Kept | undefined {
  const [, from, end, of] =
    /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(headers.get('content-range')?.trim() ?? '') ?? [];
  // A total that is not told is the one known, or what ends with the part: all that follows was asked for.
  const total = of === '*' ? (kept.total ?? Number(end) + 1) : Number(of);
  const etag = headers.get('etag') ?? kept.etag;
  const follows = from !== undefined && Number(from) === kept.size && !headers.has('content-encoding');
  if (!follows || total !== (kept.total ?? total) || etag !== (kept.etag ?? etag)) return undefined;
  return { ...kept, total, etag };
}
