import { Hono } from 'hono';
import type { AppDeps, AppEnv } from '../deps.js';
import { jsonAnswer } from '../json-answer.js';

/** A database that takes longer than this to say hello is not ready. */
const PROBE_DEADLINE_MS = 1_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, so traffic may come. */
export function healthRoutes({ store, logger, isStopping = () => false }: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  let wasAvailable = true;
  let probing: Promise<unknown> | undefined;
  /** Those who ask at once share one, so that a flood of them takes no connections of the database. */
  const probe = () => {
    probing ??= failureOf(store.ping()).finally(() => {
      probing = undefined;
    });
    return probing;
  };
  app.get('/healthz', (c) => jsonAnswer(c, { status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) return jsonAnswer(c, { status: 'unavailable' }, 503);
    const failure = await probe();
    const ready = failure === undefined;
    // Once for each outage: probes come every few seconds.
    if (wasAvailable && !ready) logger.error({ reason: String(failure) }, 'the database is not available');
    if (!wasAvailable && ready) logger.info('the database is available again');
    wasAvailable = ready;
    return jsonAnswer(c, { status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
  return app;
}

/** Why a probe failed; undefined where it answered in time. */
async function failureOf(probe: Promise<void>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    const error = new Error(`The database has not answered within ${PROBE_DEADLINE_MS} ms.`);
    timer = setTimeout(() => resolve(error), PROBE_DEADLINE_MS);
  });
  const answered = probe.then(
    () => undefined,
    (error: unknown) => error ?? new Error('The database failed without saying why.'),
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
