import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawingEngine } from '../ports/drawing.js';
import type { ImageRequest, Images } from '../ports/images.js';

/** Part of every cache address; raised when the same request should give another file. */
const CACHE_VERSION = 1;
const WHITE = '#FFFFFF';

/**
 * Rasters and PDFs, made when first asked for and kept on disk under the hash of all that decides them.
 * Requests for the same file share one rendering; renderings take turns, because each may hold a 4096 px canvas.
 */
export function createImages(engine: DrawingEngine, cacheDir: string): Images {
  const underWay = new Map<string, Promise<Uint8Array>>();
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine.catch(() => {});
    return mine;
  }

  async function make(svg: string, request: ImageRequest, file: string): Promise<Uint8Array> {
    const cached = await readIfThere(file);
    if (cached !== undefined) return cached;
    const image = await inTurn(() => draw(engine, svg, request));
    await writeWhole(cacheDir, file, image);
    return image;
  }

  return {
    render(svg, request) {
      if (request.format === 'svg') return Promise.resolve(Buffer.from(svg, 'utf8'));
      const file = join(cacheDir, cacheName(svg, request));
      const making = underWay.get(file) ?? make(svg, request, file).finally(() => underWay.delete(file));
      underWay.set(file, making);
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

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A reader sees the whole file or none. */
async function writeWhole(folder: string, file: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
