import type { Logger } from 'pino';
import type { Config } from './config/environment.js';
import { type ArtDirector, createArtDirector, type Deadline, deadlineAfter } from './domain/art-director.js';
import type { Clock } from './ports/clock.js';
import type { DrawingEngine } from './ports/drawing.js';
import type { Metrics } from './ports/metrics.js';
import type { Store } from './ports/store.js';
import { spending } from './ports/time-spent.js';

type DirectorParts = {
  store: Store;
  engine: DrawingEngine;
  clock: Clock;
  logger: Logger;
  metrics: Metrics | undefined;
  deadline: (() => Deadline) | undefined;
};

/**
 * The model that is configured; what a request waits for it is told apart. Its client is large: it is loaded for a
 * model only.
 */
export async function openDirector(
  { model: configured }: Config,
  { logger, metrics, deadline, ...parts }: DirectorParts,
): Promise<ArtDirector | undefined> {
  if (configured === undefined) return undefined;
  const [{ createLanguageModel }, { createImageModel }] = await Promise.all([
    import('./adapters/language-model.js'),
    import('./adapters/image-model.js'),
  ]);
  const { images, timeoutMs, perDay } = configured;
  const director = createArtDirector({
    ...parts,
    model: createLanguageModel(configured),
    ...(images !== undefined && { images: createImageModel(images) }),
    deadline: deadline ?? (() => deadlineAfter(timeoutMs)),
    perDay,
    untraced: (error) => logger.warn({ err: error }, 'a picture could not be traced'),
    asked: () => {
      const measured = metrics?.directorAsked();
      return (outcome, failure) => {
        measured?.(outcome);
        const { status } = failure ?? {};
        // What failed here fails the request, which logs it.
        if (outcome === 'used' || outcome === 'failed') return;
        logger.warn({ outcome, status }, 'the rules made all proposals');
      };
    },
  });
  return spending('model', director);
}
