import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { createLedger } from './adapters/database/ledger.js';
import { openDatabase } from './adapters/database/open.js';
import { createStore } from './adapters/database/store.js';
import { DRAWING_THREADS, openEngine } from './adapters/engine.js';
import { createIdentity } from './adapters/identity.js';
import { createImages } from './adapters/images.js';
import { createMailer } from './adapters/mailer.js';
import { createMetrics, measureImages } from './adapters/metrics.js';
import type { Cost } from './adapters/password-hash.js';
import { createApp, SERVICE_VERSION } from './app.js';
import type { Config } from './config/environment.js';
import { ensureDataDir, loadOrCreateSecret } from './config/secrets.js';
import { usable } from './config/usable.js';
import type { Deadline } from './domain/art-director.js';
import { type FairTurns, fairTurns } from './domain/fair-turns.js';
import { lateWork } from './domain/late-work.js';
import { signedKeys } from './domain/signed-key.js';
import { keepHouse } from './housekeeping.js';
import { formOutcomes } from './http/auth-pages/form-outcome.js';
import type { AppDeps, AppEnv } from './http/deps.js';
import { openSite } from './http/site/site.js';
import { watchLedger } from './ledger-watch.js';
import { logDestination } from './log-destination.js';
import { openDirector } from './open-director.js';
import { openImageStore } from './open-image-store.js';
import type { Clock } from './ports/clock.js';
import type { DrawingEngine } from './ports/drawing.js';
import type { Images } from './ports/images.js';
import type { Mailer } from './ports/mailer.js';
import { spending } from './ports/time-spent.js';

export type Service = {
  app: Hono<AppEnv>;
  deps: AppDeps;
  logger: Logger;
  stopAccepting(): void;
  /** Waits so long for what goes on after its answer. */
  close(patienceMs?: number): Promise<void>;
};

export type ServiceOverrides = {
  openEngine?: () => Promise<DrawingEngine>;
  clock?: Clock;
  mailer?: Mailer;
  passwordCost?: Cost | undefined;
  /** How long the model is waited for: as configured, unless given. */
  directorDeadline?: (() => Deadline) | undefined;
};

/** The app's build beside this one: `apps/logo-app/dist`, from `src` and from `dist` alike. */
const DEFAULT_WEB_ROOT = fileURLToPath(new URL('../../logo-app/dist/', import.meta.url));

/** So many passwords at once, and a share for each address. */
const HASHING = { atOnce: 4, atOncePerKey: 2, waitingPerKey: 128 };

/** One page of a person's lists at a time, and fewer in all than the database has connections. */
const READING = { atOnce: 8, atOncePerKey: 1, waitingPerKey: 256 };

/** One canvas at a time, whoever asks; more wait of one address than a gallery shows at once. */
const RENDERING = { atOnce: 1, atOncePerKey: 1, waitingPerKey: 256 };

/** Long enough for a slow line to go on with what broke off. */
const DOWNLOAD_KEY_LIFETIME_MS = 600_000;

/** Opens everything the service stands on. Whatever was opened is closed again when a later part fails. */
export async function openService(config: Config, overrides: ServiceOverrides = {}): Promise<Service> {
  const clock = overrides.clock ?? Date.now;
  const logger = pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    logDestination(),
  );
  await usable('DATA_DIR', ensureDataDir(config.dataDir));
  const [engine, site, secret] = await Promise.all([
    (overrides.openEngine ?? openEngine)(),
    usable('WEB_ROOT', openSite(config.webRoot ?? DEFAULT_WEB_ROOT)),
    config.authSecret ?? usable('DATA_DIR', loadOrCreateSecret(config.dataDir, 'auth-secret')),
  ]);
  if (site === undefined) {
    const webRoot = config.webRoot ?? DEFAULT_WEB_ROOT;
    logger.warn(
      { webRoot },
      'WEB_ROOT holds no built app: calls and sign-in pages work, all other pages answer 503',
    );
  }
  const place = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const database = await usable(place, openDatabase(config)).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  let stopping = false;
  try {
    const https = config.publicUrl?.startsWith('https:') ?? false;
    const onImageStoreError = (error: unknown) => logger.error({ err: error }, 'the image store failed');
    const imageStore = await openImageStore(config, clock, onImageStoreError);
    const metrics =
      config.metricsPort === undefined
        ? undefined
        : createMetrics({
            version: SERVICE_VERSION,
            engineVersion: engine.version,
            poolUsage: database.poolUsage,
          });
    const drawingTurns = fairTurns({
      atOnce: DRAWING_THREADS,
      atOncePerKey: DRAWING_THREADS,
      waitingPerKey: 256,
      onWait: metrics?.drawingAsked,
    });
    const drawn = createImages(engine, imageStore, {
      turns: fairTurns(RENDERING),
      drawingTurns,
      onError: onImageStoreError,
    });
    const images: Images = { ...drawn, render: spending('draw', drawn.render) };
    const store = createStore(database);
    const director = await openDirector(config, {
      store,
      engine,
      clock,
      logger,
      metrics,
      deadline: overrides.directorDeadline,
    });
    const deps: AppDeps = {
      config,
      store,
      engine,
      identity: await createIdentity({ database, secret, https, passwordCost: overrides.passwordCost }),
      mailer: overrides.mailer ?? (await createMailer(config, logger)),
      images: metrics ? measureImages(images, metrics) : images,
      drawingTurns: timedTurns(drawingTurns),
      readingTurns: fairTurns(READING),
      hashingTurns: fairTurns(HASHING),
      downloadKeys: {
        kit: signedKeys(secret, 'brand-kit', DOWNLOAD_KEY_LIFETIME_MS, clock),
        logos: signedKeys(secret, 'all-logos', DOWNLOAD_KEY_LIFETIME_MS, clock),
      },
      formOutcomes: formOutcomes({ secret, https }),
      lateWork: lateWork(),
      clock,
      logger,
      ...(director !== undefined && { director }),
      ...(metrics !== undefined && { metrics }),
      ...(site !== undefined && { site }),
      isStopping: () => stopping,
    };
    const stopAccepting = () => {
      stopping = true;
    };
    const housekeeping = keepHouse(deps, () => imageStore.prune());
    const ledger = createLedger(database);
    const watch =
      metrics && watchLedger({ ledger, logger }, ({ drifts }) => metrics.ledgerChecked(drifts.length));
    const close = async (patienceMs = 0) => {
      housekeeping.stop();
      await watch?.stop();
      await deps.lateWork.ended(patienceMs);
      await Promise.all([database.close(), engine.close(), imageStore.close()]);
    };
    return { app: createApp(deps), deps, logger, stopAccepting, close };
  } catch (error) {
    await Promise.all([database.close(), engine.close()]);
    throw error;
  }
}

/** The same turns; what a request waits for its drawing is told apart. */
const timedTurns =
  (turns: FairTurns): FairTurns =>
  (key, work) =>
    spending('draw', () => turns(key, work))();
