import { createEngine, ENGINE_VERSION, renderJpg, renderPdf, renderPng } from '@trazo/logo-engine';
import type { DrawingEngine } from '../ports/drawing.js';

/** Loads the embedded logo engine: fonts and WebAssembly, about half a second, once. */
export async function openEngine(): Promise<DrawingEngine> {
  const engine = await createEngine();
  return {
    version: ENGINE_VERSION,
    draw: (brief, seed) => engine.draw(brief, seed),
    canDraw: (name) => engine.canDraw(name),
    renderPng,
    renderJpg,
    renderPdf,
  };
}
