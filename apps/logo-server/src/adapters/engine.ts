import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { DrawingEngine } from '../ports/drawing.js';
import type * as Worker from './engine-worker.js';
import { askFiles } from './kit-files.js';

/** One processor stays with the requests. */
export const DRAWING_THREADS = Math.max(1, availableParallelism() - 1);
/** While one picture of a thread is compressed elsewhere, the thread goes on with the next task. */
const TASKS_AT_ONCE = 4;

const isSource = import.meta.url.endsWith('.ts');
const WORKER = isSource ? './engine-worker-from-source.js' : './engine-worker.js';

/** Starts the embedded logo engine in threads of its own, so that no drawing or raster holds up another request. */
export async function openEngine(threads = DRAWING_THREADS): Promise<DrawingEngine> {
  const pool = new Piscina({
    filename: fileURLToPath(new URL(WORKER, import.meta.url)),
    // All from the start: the pool gives a thread all the tasks that it may have before it starts another one, and
    // the least busy of those there are each task. The first that has loaded answers; each holds about 85 MB.
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: TASKS_AT_ONCE,
    ...(isSource && { execArgv: ['--conditions=@trazo/source'] }),
  });
  const run = <Name extends keyof typeof Worker>(name: Name, task: Parameters<(typeof Worker)[Name]>[0]) =>
    pool.run(task, { name }) as Promise<Awaited<ReturnType<(typeof Worker)[Name]>>>;
  return {
    version: await run('version', undefined),
    draw: (brief, seed) => run('draw', { brief, seed }),
    propose: (brief, seed, count, suggestions, seen) =>
      run('propose', { brief, seed, count, suggestions, seen }),
    suggestionSchema: (brief) => run('suggestionSchema', brief),
    readSuggestions: (brief, json) => run('readSuggestions', { brief, json }),
    traceSuggestion: (picture, why) => run('traceSuggestion', { picture, why }),
    adjust: (source, change) => run('adjust', { source, change }),
    options: (source, change, field, search) => run('options', { source, change, field, search }),
    canDraw: (name) => run('canDraw', name),
    inOneInk: (svgDark, variant, color) => run('inOneInk', { svgDark, variant, color }),
    renderPng: (svg, options) => run('renderPng', { svg, options }),
    renderJpg: (svg, options) => run('renderJpg', { svg, options }),
    renderPdf: (svg) => run('renderPdf', svg),
    kit: (logo) => askFiles((port) => pool.run({ logo, port }, { name: 'kit', transferList: [port] })),
    factsOf: (logo) => run('factsOf', logo),
    close: () => pool.destroy(),
  };
}
