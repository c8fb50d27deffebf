import type { Context } from 'hono';
import type { Places } from '../domain/at-once.js';
import type { KitFile } from '../ports/drawing.js';
import type { AppEnv } from './deps.js';
import { attachment } from './download-name.js';
import { matchesEtag } from './etag.js';
import { after, lengthOf, zip } from './kit-archive.js';
import { patientStream } from './patient-stream.js';

/** An archive that is written while it is read. */
type Archive = {
  /** The same for the same bytes. */
  digest: string;
  fileName: string;
  /** Whose place it takes. */
  owner: string;
  /** Its files, each made when it is asked for; the same ones each time. */
  files: () => AsyncGenerator<KitFile, void>;
};

const PATIENCE_MS = 20_000;

/**
 * Answers with an archive: whole, or from where a client goes on that has the beginning (`Range: bytes=N-`).
 * @param take a place for it, which is given back when it ends, also where the client leaves or stops reading
 * @throws {Refusal} 'busy' where there is none.
 */
export async function sendArchive(c: Context<AppEnv>, archive: Archive, take: Places): Promise<Response> {
  const etag = `"${archive.digest.slice(0, 32)}"`;
  c.header('etag', etag);
  c.header('cache-control', 'private, no-cache');
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('accept-ranges', 'bytes');
  c.header('content-type', 'application/zip');
  c.header('content-disposition', attachment(archive.fileName));
  if (c.req.method === 'HEAD') return c.body(null);
  const release = take(archive.owner);
  try {
    return await send(c, archive.files, startOf(c, etag), release);
  } catch (error) {
    release();
    throw error;
  }
}

async function send(
  c: Context<AppEnv>,
  files: Archive['files'],
  start: number,
  release: () => void,
): Promise<Response> {
  if (start > 0) {
    // How long it is, is known when it has been written once. Nobody needs to know when the client has left.
    const measured = files();
    const length = await lengthOf(zip(measured), c.req.raw.signal).finally(() => measured.return());
    const part = start < length ? `${start}-${length - 1}` : '*';
    c.header('content-range', `bytes ${part}/${length}`);
    if (start >= length) {
      release();
      return c.body(null, 416);
    }
    c.header('content-length', String(length - start));
    c.status(206);
  }
  const made = files();
  return c.body(
    patientStream(after(start, zip(made)), PATIENCE_MS, async () => {
      release();
      await made.return();
    }),
  );
}

/** Any other range gets the whole, as it may. */
function startOf(c: Context<AppEnv>, etag: string): number {
  const [, start] = /^bytes=(\d{1,12})-$/.exec(c.req.header('range') ?? '') ?? [];
  const ifRange = c.req.header('if-range');
  return start === undefined || (ifRange !== undefined && ifRange !== etag) ? 0 : Number(start);
}
