import { Hono } from 'hono';
import { places } from '../../domain/at-once.js';
import { brandDigest, drawingOf } from '../../domain/kept-logo.js';
import { Refusal } from '../../domain/refusal.js';
import { digestOfLogos, filesOfLogos } from '../all-logos.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { downloadName } from '../download-name.js';
import { sendArchive } from '../send-archive.js';

/** A kit takes a processor for a second or two. All of them leave the drawing threads room for others. */
const KITS = { atOnce: 2, atOncePerKey: 1 };
/** All logos of a person are drawings that are stored, and pictures that take turns. */
const COLLECTIONS = { atOnce: 4, atOncePerKey: 1 };

/** The kit of a logo, and all logos of a person, for whoever has a key that their owner was given. */
export function brandKitRoutes(deps: AppDeps): Hono<AppEnv> {
  const { store, engine, downloadKeys } = deps;
  const app = new Hono<AppEnv>();
  const takeKit = places(KITS);
  const takeCollection = places(COLLECTIONS);

  app.get('/api/brand-kit', async (c) => {
    const logoId = downloadKeys.kit.read(c.req.query('key') ?? '');
    const logo = logoId === undefined ? undefined : await store.logos.findKept(logoId);
    if (logo === undefined) throw deadKey();
    const drawing = drawingOf(logo);
    const archive = {
      digest: brandDigest(engine, drawing),
      fileName: downloadName(logo.companyName, 'zip', 'kit'),
      owner: logo.userId,
      files: () => engine.kit(drawing),
    };
    return sendArchive(c, archive, takeKit);
  });

  app.get('/api/all-logos', async (c) => {
    const userId = downloadKeys.logos.read(c.req.query('key') ?? '');
    if (userId === undefined || (await store.accounts.find(userId)) === undefined) throw deadKey();
    const archive = {
      digest: await digestOfLogos(deps, userId),
      fileName: 'Mis logos de Trazo.zip',
      owner: userId,
      files: () => filesOfLogos(deps, userId),
    };
    return sendArchive(c, archive, takeCollection);
  });

  return app;
}

const deadKey = (): Refusal =>
  new Refusal('not-found', 'Este enlace de descarga ya no vale. Vuelve a pedirla.');
