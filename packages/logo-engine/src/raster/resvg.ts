import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let started: Promise<void> | undefined;

/** Compiles resvg, which can be done once in a process: whoever shares the package may have been first. */
async function start(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  try {
    await initWasm(await readFile(file));
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
  }
}

/**
 * The pixels of an SVG, RGBA with colours multiplied by their alpha. What resvg takes for it is given back here: as
 * WebAssembly it can be told to, where its native build waits for V8's collector, which knows nothing of that memory.
 */
export async function draw(svg: string, background?: string): Promise<Uint8Array> {
  started ??= start();
  await started;
  const drawing = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(background === undefined ? {} : { background }),
  });
  try {
    const image = drawing.render();
    const { pixels } = image;
    image.free();
    return pixels;
  } finally {
    drawing.free();
  }
}
