import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { AppDeps, AppEnv } from '../deps.js';
import { matchesEtag } from '../etag.js';
import { fail } from '../failures.js';
import { publicOrigin } from '../public-origin.js';
import { fillDocument, pageConfig, withSharedOrigin } from '../site/documents.js';
import { appPolicy, newNonce } from '../site/policy.js';
import { acceptsCoding, chooseCoding, type StaticFile } from '../site/static-files.js';

/** Paths that are never a screen of the app. */
const NOT_A_SCREEN = /^\/(api|auth|assets|logos)(\/|$)/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** A document is written anew for every visitor. */
const DOCUMENT_QUALITY = 5;

/** The built app: its files, the landing for `/`, and the app for every other address that a person opens. */
export function siteRoutes({ config, site }: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const page = pageConfig(config);
  app.get('*', async (c) => {
    const { path } = c.req;
    const file = await site?.files.find(path);
    if (file !== undefined) return sendFile(c, file);
    if (NOT_A_SCREEN.test(path) || !wantsDocument(c)) return notFound(c);
    if (site === undefined) return fail(c, 503, 'La aplicación no está construida en este servidor.');
    const nonce = newNonce();
    const document = path === '/' ? withSharedOrigin(site.landing, publicOrigin(c, config)) : site.app;
    return sendDocument(c, fillDocument(document, page, nonce), {
      // The nonce is good for one answer.
      'cache-control': 'private, no-cache',
      'content-security-policy': appPolicy(config, nonce),
    });
  });
  app.all('*', notFound);
  return app;
}

/** Brotli takes an eighth off a document, for a millisecond more than gzip, which `compress` gives everybody else. */
async function sendDocument(
  c: Context<AppEnv>,
  html: string,
  headers: Record<string, string>,
): Promise<Response> {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  if (!acceptsCoding(c.req.header('accept-encoding'), 'br'))
    return c.body(html, 200, { ...headers, ...type });
  const params = { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY };
  const body = await promisify(brotliCompress)(html, { params });
  const coding = { 'content-encoding': 'br', vary: 'accept-encoding' };
  return c.body(new Uint8Array(body), 200, { ...headers, ...type, ...coding });
}

function notFound(c: Context<AppEnv>): Response {
  return fail(c, 404, 'Esa dirección no existe.');
}

/** Browsers say so; tools that take anything get the document where the address does not name a file. */
function wantsDocument(c: Context<AppEnv>): boolean {
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(c.req.path));
}

function sendFile(c: Context<AppEnv>, file: StaticFile): Response {
  c.header('etag', file.etag);
  c.header('cache-control', file.immutable ? FOR_EVER : ONE_HOUR);
  c.header('vary', 'accept-encoding');
  if (matchesEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304);
  const coding = chooseCoding(file, c.req.header('accept-encoding'));
  if (coding !== 'identity') c.header('content-encoding', coding);
  return c.body(new Uint8Array(file.bodies[coding]), 200, { 'content-type': file.type });
}
