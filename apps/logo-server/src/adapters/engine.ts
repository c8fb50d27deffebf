import {
  brandInk,
  createEngine,
  ENGINE_VERSION,
  inOneInk,
  renderJpg,
  renderPdf,
  renderPng,
} from '@trazo/logo-engine';
import type { DrawingEngine } from '../ports/drawing.js';

/** Loads the embedded logo engine: fonts and WebAssembly, about half a second, once. */
export async function openEngine(): Promise<DrawingEngine> {
  const engine = await createEngine();
  return {
    version: ENGINE_VERSION,
    draw(brief, seed) {
      const { svg, variants, direction } = engine.draw(brief, seed);
      return { svg, variants, icon: () => engine.drawIcon(brief.name, direction) };
    },
    inOneInk: (svgDark, variant, color) =>
      inOneInk(svgDark, { mono: '#000000', negative: '#FFFFFF', brand: brandInk(color) }[variant]),
    canDraw: (name) => engine.canDraw(name),
    renderPng,
    renderJpg,
    renderPdf,
  };
}
