import { Hono } from 'hono';
import type { AppDeps, AppEnv } from '../deps.js';
import { jsonAnswer } from '../json-answer.js';

/** A database that takes longer than this to say hello is not ready. */
const PROBE_DEADLINE_MS = 1_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, so traffic may come. */
export function healthRoutes({ store, isStopping = () => false }: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (c) => jsonAnswer(c, { status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = !isStopping() && (await answersInTime(store.ping()));
    return jsonAnswer(c, { status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
  return app;
}

async function answersInTime(probe: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_DEADLINE_MS);
  });
  const answered = probe.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
