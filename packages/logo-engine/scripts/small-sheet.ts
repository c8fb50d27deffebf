/** Symbols at 16, 32 and 64 pixels: what survives in a browser tab. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createEngine, INDUSTRY_IDS, renderPng, STYLE_IDS } from '../src/index.js';

const SIZES = [16, 32, 64] as const;
const [step, row] = [144, 76];
const engine = await createEngine();
const pictures = INDUSTRY_IDS.flatMap((industry, y) =>
  STYLE_IDS.flatMap((style, x) => {
    const logo = engine.draw({ name: 'Forma', industry, style, type: 'symbol', color: '#2563EB' }, 's');
    return SIZES.map(async (width, i) => ({
      input: Buffer.from(await renderPng(logo.svg, { width, background: '#FFFFFF' })),
      left: x * step + 4 + i * 22 + Math.max(0, i - 1) * 16,
      top: y * row + 4,
    }));
  }),
);
const create = {
  width: STYLE_IDS.length * step,
  height: INDUSTRY_IDS.length * row,
  channels: 3,
  background: '#FFFFFF',
} as const;
mkdirSync(new URL('../.build/', import.meta.url), { recursive: true });
await sharp({ create })
  .composite(await Promise.all(pictures))
  .png()
  .toFile(fileURLToPath(new URL('../.build/small.png', import.meta.url)));
