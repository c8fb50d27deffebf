import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { rememberedFacts } from './domain/brand-facts.js';
import { Refusal } from './domain/refusal.js';
import { clientAddress } from './http/client-address.js';
import type { AppDeps, AppEnv } from './http/deps.js';
import { drawnImages } from './http/drawn-images.js';
import { fail, failWith } from './http/failures.js';
import { COMPRESSED_FROM } from './http/json-answer.js';
import { concurrencyLimit } from './http/middleware/concurrency-limit.js';
import { requestLog } from './http/middleware/request-log.js';
import { securityHeaders } from './http/middleware/security-headers.js';
import { warnOfHiddenTls } from './http/public-origin.js';
import { apiRoutes } from './http/routes/api.js';
import { apiDocsRoutes } from './http/routes/api-docs.js';
import { authRoutes } from './http/routes/auth.js';
import { brandKitRoutes } from './http/routes/brand-kit.js';
import { brandPageRoutes } from './http/routes/brand-page.js';
import { healthRoutes } from './http/routes/health.js';
import { drawnImageRoutes, imageRoutes } from './http/routes/images.js';
import { previewRoutes } from './http/routes/preview.js';
import { siteRoutes } from './http/routes/site.js';

export const SERVICE_VERSION = '0.1.0';

/** Soon enough after a restart of the database, and not so soon that everybody comes back at once. */
const RETRY_AFTER_SECONDS = 5;
/** Only in the log: what nginx writes when the client closed the connection. */
const CLIENT_CLOSED = 499 as ContentfulStatusCode;

/** Wires the service. Nothing is opened here and nothing is read from outside. */
export function createApp(given: AppDeps): Hono<AppEnv> {
  const { config, logger } = given;
  const drawn = drawnImages(given.store, given.clock);
  const deps: AppDeps = {
    ...given,
    images: {
      ...given.images,
      forget(keys) {
        drawn.doubt();
        return given.images.forget(keys);
      },
    },
  };
  const app = new Hono<AppEnv>();
  app.use(securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false }));
  app.use(requestLog(logger, deps.metrics));
  // Before the limit: whether the process lives is asked when it is busy, too. Nor does it matter who asks.
  app.route('/', healthRoutes(deps));
  // Before whatever answers: also a refusal and a picture from memory are read from elsewhere.
  if (config.corsOrigins.length > 0) app.use(crossOrigin(config.corsOrigins));
  app.use(clientAddress(config.trustedProxies));
  app.use(concurrencyLimit(config.concurrencyLimit));
  app.route('/', drawnImageRoutes(drawn));
  app.use(warnOfHiddenTls(config, logger));
  app.use(compress({ threshold: COMPRESSED_FROM }));
  app.route('/', apiDocsRoutes(SERVICE_VERSION));
  const factsOf = rememberedFacts(deps.engine, deps.drawingTurns);
  app.route('/', apiRoutes(deps, factsOf));
  app.route('/', imageRoutes(deps, drawn));
  app.route('/', brandKitRoutes(deps));
  app.route('/', brandPageRoutes(deps, factsOf));
  app.route('/', previewRoutes(deps));
  app.route('/', authRoutes(deps));
  app.route('/', siteRoutes(deps));
  app.onError((error, c) => {
    if (error instanceof Refusal) return failWith(c, error);
    // Nobody reads the answer to a request whose client has left.
    if (c.req.raw.signal.aborted) return fail(c, CLIENT_CLOSED, 'La petición se interrumpió.');
    if (deps.store.isUnavailable(error)) {
      logger.warn({ requestId: c.get('requestId'), reason: String(error) }, 'the database is not available');
      c.header('retry-after', String(RETRY_AFTER_SECONDS));
      return fail(
        c,
        503,
        'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
      );
    }
    logger.error({ requestId: c.get('requestId'), err: error }, 'unexpected failure');
    return fail(c, 500, 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.');
  });
  return app;
}

function crossOrigin(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['accept', 'apikey', 'content-type', 'idempotency-key'],
    exposeHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
  });
}
