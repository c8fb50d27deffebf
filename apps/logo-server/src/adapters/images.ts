import { setTimeout } from 'node:timers/promises';
import type { DrawingEngine } from '../ports/drawing.js';
import type { ImageRequest, Images, Picture } from '../ports/images.js';
import { keyOf, nameOf, namesOf } from './image-files.js';
import type { ImageStore } from './image-store.js';

const WHITE = '#FFFFFF';
/** Keys: twenty names each. */
const FORGOTTEN_AT_ONCE = 1_000;
/** Nobody waits longer than this for files that are out of reach already; the rest goes on. */
const PATIENCE_MS = 3_000;

/** Runs the work when it is the turn of whoever brought it. */
type Turns = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * Rasters and PDFs, made when first asked for and kept under the hash of all that decides them.
 * Requests for the same file share one rendering; renderings take turns, because each may hold a 4096 px canvas.
 */
export function createImages(
  engine: DrawingEngine,
  store: ImageStore,
  { turns, drawingTurns, onError }: { turns: Turns; drawingTurns: Turns; onError: (error: unknown) => void },
): Images {
  const underWay = new Map<string, Promise<Uint8Array>>();

  const drawn = async ({ svg, ink }: Picture) =>
    ink === undefined ? svg : engine.inOneInk(svg, ink.variant, ink.color);

  /** What the database keeps is there at once; to redraw it in one ink takes a thread of the engine. */
  const drawing = async (picture: Picture, whose: string) =>
    picture.ink === undefined ? picture.svg : drawingTurns(whose, () => drawn(picture));

  async function make(
    picture: Picture,
    request: ImageRequest,
    name: string,
    whose: string,
  ): Promise<Uint8Array> {
    // A store that fails costs time, never the picture.
    const kept = await store.read(name).catch(onError);
    if (kept) return kept;
    const image = await turns(whose, async () => draw(engine, await drawn(picture), request));
    await store.write(name, image).catch(onError);
    return image;
  }

  return {
    async render(picture, request, whose) {
      if (request.format === 'svg') return Buffer.from(await drawing(picture, whose), 'utf8');
      const name = nameOf(keyOf(picture), request);
      const making =
        underWay.get(name) ?? make(picture, request, name, whose).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
    keyOf,
    async forget(keys) {
      const all = [...new Set(keys)];
      // What is being drawn is written first, or it would stay.
      const making = all.flatMap(namesOf).flatMap((name) => underWay.get(name) ?? []);
      const gone = Promise.allSettled(making)
        .then(() => removeAll(store, all))
        .catch(onError);
      await Promise.race([gone, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

async function removeAll(store: ImageStore, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += FORGOTTEN_AT_ONCE) {
    await store.remove(keys.slice(start, start + FORGOTTEN_AT_ONCE).flatMap(namesOf));
  }
}

function draw(
  engine: DrawingEngine,
  svg: string,
  { format, width, transparent }: ImageRequest,
): Promise<Uint8Array> {
  switch (format) {
    case 'pdf':
      return engine.renderPdf(svg);
    case 'jpg':
      return engine.renderJpg(svg, { width, background: WHITE });
    default:
      return engine.renderPng(svg, { width, ...(!transparent && { background: WHITE }) });
  }
}
