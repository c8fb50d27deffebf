import type { Logger } from 'pino';
import { FORGOTTEN_AFTER_MS } from './domain/sign-in-throttle.js';
import type { Clock } from './ports/clock.js';
import type { Store } from './ports/store.js';

const INTERVAL_MS = 3_600_000;

/** Every hour, forgets what no longer counts. It never keeps the process alive. */
export function keepHouse(
  { store, clock, logger }: { store: Store; clock: Clock; logger: Logger },
  pruneImages: () => Promise<void>,
): { stop(): void } {
  const timer = setInterval(() => {
    Promise.all([sweep(store, clock()), pruneImages()]).catch((error: unknown) =>
      logger.error({ err: error }, 'housekeeping failed'),
    );
  }, INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function sweep(store: Store, now: number): Promise<void> {
  await store.codes.prune(now);
  await store.attempts.prune(now - FORGOTTEN_AFTER_MS);
}
