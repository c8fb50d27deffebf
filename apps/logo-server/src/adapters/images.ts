import { createHash } from 'node:crypto';
import type { DrawingEngine } from '../ports/drawing.js';
import type { ImageRequest, Images } from '../ports/images.js';
import type { ImageCache } from './image-cache.js';

/** Part of every cache address; raised when the same request should give another file. */
const CACHE_VERSION = 1;
const WHITE = '#FFFFFF';

/**
 * Rasters and PDFs, made when first asked for and kept on disk under the hash of all that decides them.
 * Requests for the same file share one rendering; renderings take turns, because each may hold a 4096 px canvas.
 */
export function createImages(
  engine: DrawingEngine,
  cache: ImageCache,
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
    // A cache that fails costs time, never the picture.
    const cached = await cache.read(name).catch(onError);
    if (cached) return cached;
    const image = await inTurn(() => draw(engine, svg, request));
    await cache.write(name, image).catch(onError);
    return image;
  }

  return {
    render(svg, request) {
      if (request.format === 'svg') return Promise.resolve(Buffer.from(svg, 'utf8'));
      const name = cacheName(svg, request);
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

function cacheName(svg: string, { format, width, transparent }: ImageRequest): string {
  const decides = format === 'pdf' ? [format] : [format, width, format === 'png' && transparent];
  const hash = createHash('sha256')
    .update(JSON.stringify([CACHE_VERSION, ...decides]))
    .update(svg);
  return `${hash.digest('hex')}.${format}`;
}
