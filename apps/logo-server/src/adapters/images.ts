import { createHash } from 'node:crypto';
import type { DrawingEngine } from '../ports/drawing.js';
import type { ImageRequest, Images } from '../ports/images.js';
import type { ImageStore } from './image-store.js';

/** Part of every name in the store; raised when the same request should give another file. */
const STORE_VERSION = 1;
const WHITE = '#FFFFFF';

/**
 * Rasters and PDFs, made when first asked for and kept under the hash of all that decides them.
 * Requests for the same file share one rendering; renderings take turns, because each may hold a 4096 px canvas.
 */
export function createImages(
  engine: DrawingEngine,
  store: ImageStore,
  onError: (error: unknown) => void,
): Images {
  const underWay = new Map<string, Promise<Uint8Array>>();
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine.catch(() => {});
    return mine;
  }

  async function make(svg: string, request: ImageRequest, name: string): Promise<Uint8Array> {
    // A store that fails costs time, never the picture.
    const kept = await store.read(name).catch(onError);
    if (kept) return kept;
    const image = await inTurn(() => draw(engine, svg, request));
    await store.write(name, image).catch(onError);
    return image;
  }

  return {
    render(svg, request) {
      if (request.format === 'svg') return Promise.resolve(Buffer.from(svg, 'utf8'));
      const name = nameOf(svg, request);
      const making = underWay.get(name) ?? make(svg, request, name).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
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

function nameOf(svg: string, { format, width, transparent }: ImageRequest): string {
  const decides = format === 'pdf' ? [format] : [format, width, format === 'png' && transparent];
  const hash = createHash('sha256')
    .update(JSON.stringify([STORE_VERSION, ...decides]))
    .update(svg);
  return `${hash.digest('hex')}.${format}`;
}
