import { type Context, Hono } from 'hono';
import { addingUp } from '../../domain/adding-up.js';
import { pictureOf } from '../../domain/logo-pictures.js';
import { note } from '../../domain/note.js';
import { Refusal } from '../../domain/refusal.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { attachment, downloadName } from '../download-name.js';
import type { DrawnImages } from '../drawn-images.js';
import { CONTENT_TYPES, IMAGE_FOLDER, type ImageAddress, parseImageAddress } from '../image-address.js';
import { publicOrigin } from '../public-origin.js';

const IMAGE = `${IMAGE_FOLDER}:file` as const;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An SVG opened on its own can style itself and do nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Images that were drawn before, to be mounted before what they need not. An SVG is compressed, so it goes the long
 * way.
 */
export function drawnImageRoutes(drawn: DrawnImages): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(IMAGE, async (c, next) => {
    const address = addressOf(c);
    const image = address.request.format === 'svg' ? undefined : await drawn.find(address);
    return image === undefined ? next() : sendImage(c, address, image);
  });
  return app;
}

/** The images themselves, and the download that names them after the company. */
export function imageRoutes(deps: AppDeps, drawn: DrawnImages): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  /** Anybody may download, however often: of all these writes one at a time is among those of everybody. */
  const countDownload = addingUp((key, times) => deps.store.logos.countDownloads(key, times));

  app.get(IMAGE, async (c) => {
    const address = addressOf(c);
    const known = await drawn.find(address);
    if (known !== undefined) return sendImage(c, address, known);
    const { body } = await render(deps, address, c.get('clientAddress'));
    drawn.keep(address, body);
    return sendImage(c, address, body);
  });

  app.get('/api/proxy-download', async (c) => {
    const address = ownAddress(c, deps, c.req.query('image_url'));
    const { body, companyName } = await render(deps, address, c.get('clientAddress'));
    if (c.req.method === 'GET') await note(deps.store, countDownload(address.key));
    return send(c, address, body, {
      'cache-control': 'no-store',
      'content-disposition': attachment(downloadName(companyName, address.request.format)),
    });
  });

  return app;
}

/** @throws {Refusal} 'not-found' for what is no address of an image. */
function addressOf(c: Context<AppEnv>): ImageAddress {
  const address = parseImageAddress(c.req.path, (name) => c.req.query(name));
  if (address === undefined) throw notFound();
  return address;
}

/**
 * Our own image that an address names. Nothing is ever fetched: the key alone decides.
 * @throws {Refusal} 'invalid' for any address that is not one of ours.
 */
function ownAddress(c: Context<AppEnv>, { config }: AppDeps, imageUrl: string | undefined): ImageAddress {
  if (imageUrl === undefined || imageUrl === '')
    throw new Refusal('invalid', 'Falta el parámetro image_url.', { field: 'image_url' });
  const here = new URL(c.req.url).origin;
  const own = new Set([here, publicOrigin(c, config), originOf(config.apiBaseUrl)]);
  const url = URL.canParse(imageUrl, here) ? new URL(imageUrl, here) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const address =
    url && isWeb && own.has(url.origin) && url.username === '' && url.password === ''
      ? parseImageAddress(url.pathname, (name) => url.searchParams.get(name))
      : undefined;
  if (address === undefined)
    throw new Refusal('invalid', 'Solo se pueden descargar imágenes creadas en Trazo.', {
      field: 'image_url',
    });
  return address;
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

async function render({ store, images }: AppDeps, { key, variant, request }: ImageAddress, whose: string) {
  const drawing = await store.logos.findDrawing(key);
  if (drawing === undefined) throw notFound();
  const picture = pictureOf(drawing, variant);
  const body = await images.render(picture, request, whose);
  // Whoever deleted it meanwhile on another server knows nothing of the file that was made here.
  if (request.format !== 'svg' && !(await store.logos.hasDrawing(key))) {
    await images.forget([images.keyOf(picture)]);
    throw notFound();
  }
  return { companyName: drawing.companyName, body };
}

const sendImage = (c: Context<AppEnv>, address: ImageAddress, body: Uint8Array) =>
  send(c, address, body, { 'cache-control': FOR_EVER, 'cross-origin-resource-policy': 'cross-origin' });

function send(c: Context<AppEnv>, address: ImageAddress, body: Uint8Array, headers: Record<string, string>) {
  return c.body(body as Uint8Array<ArrayBuffer>, 200, {
    'content-type': CONTENT_TYPES[address.request.format],
    'content-security-policy': DRAWING_POLICY,
    ...headers,
  });
}

function notFound(): Refusal {
  return new Refusal('not-found', 'Esa imagen no existe.');
}
