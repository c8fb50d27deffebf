import { type Context, Hono } from 'hono';
import { places } from '../../domain/at-once.js';
import { brandDigest, drawingOf } from '../../domain/kept-logo.js';
import { Refusal } from '../../domain/refusal.js';
import type { StoredDrawing } from '../../ports/drawing.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { attachment, downloadName } from '../download-name.js';
import { matchesEtag } from '../etag.js';
import { after, lengthOf, zip } from '../kit-archive.js';
import { patientStream } from '../patient-stream.js';

const KIT_PATH = '/api/brand-kit';

/** A kit takes a processor for a second or two. All of them leave the drawing threads room for others. */
const AT_ONCE = { atOnce: 2, atOncePerKey: 1 };
const PATIENCE_MS = 20_000;

/** The kit of a logo for whoever has a key that its owner was given, written while it is read. */
export function brandKitRoutes({ store, engine, kitKeys }: AppDeps): Hono<AppEnv> {
  const take = places(AT_ONCE);
  const app = new Hono<AppEnv>();

  app.get(KIT_PATH, async (c) => {
    const logoId = kitKeys.read(c.req.query('key') ?? '');
    const logo = logoId === undefined ? undefined : await store.logos.findKept(logoId);
    if (logo === undefined)
      throw new Refusal('not-found', 'Este enlace del kit ya no vale. Vuelve a pedir la descarga.');
    const drawing = drawingOf(logo);
    const etag = `"${brandDigest(engine, drawing).slice(0, 32)}"`;
    c.header('etag', etag);
    c.header('cache-control', 'private, no-cache');
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('accept-ranges', 'bytes');
    c.header('content-type', 'application/zip');
    c.header('content-disposition', attachment(downloadName(logo.companyName, 'zip', 'kit')));
    if (c.req.method === 'HEAD') return c.body(null);
    const release = take(logo.userId);
    try {
      return await send(c, drawing, startOf(c, etag), release);
    } catch (error) {
      release();
      throw error;
    }
  });

  return app;

  async function send(c: Context<AppEnv>, drawing: StoredDrawing, start: number, release: () => void) {
    if (start > 0) {
      // How long it is, is known when it has been written once.
      const length = await lengthOf(zip(engine.kit(drawing)));
      c.header(
        'content-range',
        start < length ? `bytes ${start}-${length - 1}/${length}` : `bytes */${length}`,
      );
      if (start >= length) {
        release();
        return c.body(null, 416);
      }
      c.header('content-length', String(length - start));
      c.status(206);
    }
    const files = engine.kit(drawing);
    return c.body(
      patientStream(after(start, zip(files)), PATIENCE_MS, async () => {
        release();
        await files.return();
      }),
    );
  }
}

/** Where a client goes on that has the beginning: `Range: bytes=N-`. Any other range gets the whole, as it may. */
function startOf(c: Context<AppEnv>, etag: string): number {
  const [, start] = /^bytes=(\d{1,12})-$/.exec(c.req.header('range') ?? '') ?? [];
  const ifRange = c.req.header('if-range');
  return start === undefined || (ifRange !== undefined && ifRange !== etag) ? 0 : Number(start);
}
