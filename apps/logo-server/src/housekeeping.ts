import type { Logger } from 'pino';
import { dayOf } from './domain/art-director.js';
import { pruneSessions } from './domain/sessions.js';
import { FORGOTTEN_AFTER_MS } from './domain/sign-in-throttle.js';
import { type Clock, HOUR_MS } from './ports/clock.js';
import type { Store } from './ports/store.js';

const DAY_MS = 24 * HOUR_MS;

/** Every hour, forgets what no longer counts. It never keeps the process alive. */
export function keepHouse(
  deps: { store: Store; clock: Clock; logger: Logger },
  pruneImages: () => Promise<void>,
): { stop(): void } {
  const timer = setInterval(() => {
    Promise.all([sweep(deps), pruneImages()]).catch((error: unknown) =>
      deps.logger.error({ err: error }, 'housekeeping failed'),
    );
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

export async function sweep(deps: { store: Store; clock: Clock }): Promise<void> {
  await pruneSessions(deps);
  await deps.store.attempts.prune(deps.clock() - FORGOTTEN_AFTER_MS);
  await deps.store.directorTurns.prune(dayOf(deps.clock() - DAY_MS));
}
