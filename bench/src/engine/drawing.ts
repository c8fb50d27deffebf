import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import {
  type Brief,
  createEngine,
  INDUSTRY_IDS,
  renderJpg,
  renderPdf,
  renderPng,
  STYLE_IDS,
} from '@trazo/logo-engine';
import sharp from 'sharp';
import { type Baseline, besideBaseline } from '../measure';
import type { Limit, Measured, Row, Source } from '../row';
import { startRow } from './start';

const TURNS = 9;
const TYPES = ['text', 'icon', 'symbol'] as const;

/** Every call has another brief, so that no cache answers; those of a turn are of every kind. */
const briefOf = (call: number): Brief => ({
  name: `Compañía ${call}`,
  industry: INDUSTRY_IDS[call % INDUSTRY_IDS.length] ?? 'technology',
  style: STYLE_IDS[call % STYLE_IDS.length] ?? 'modern',
  type: TYPES[call % TYPES.length] ?? 'text',
  color: '#0E7490',
});

/** Names that ask the most of the engine: 200 characters are drawn of each, and looked at of as many more. */
const HARD_NAMES = ['ñ', 'W', 'Á ', 'palabra ', '漢', 'سلام ', 'Z\u0335', '👩\u200D💻a'].map((part) =>
  part.repeat(10_000 / part.length),
);

async function measure(): Promise<Measured> {
  const engine = await createEngine();
  const known = Array.from({ length: 30 }, (_, index) => ({
    brief: briefOf(index),
    logo: engine.draw(briefOf(index), 'k'),
  }));
  const logo = engine.draw(briefOf(1), 'bench');
  const { svg } = logo;

  const mebibyte = Buffer.alloc(1024 * 1024, 7);
  const hash = { name: 'SHA-256 of 1 MiB', work: () => createHash('sha256').update(mebibyte).digest() };
  /** The same picture without this engine: what resvg and sharp cost by themselves. */
  const rawPng = {
    name: 'resvg and sharp alone',
    async work() {
      const image = await renderAsync(svg, {
        fitTo: { mode: 'width', value: 1024 },
        font: { loadSystemFonts: false },
      });
      const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
      return sharp(image.pixels, { raw }).png({ compressionLevel: 8 }).toBuffer();
    },
  };

  /** `canDraw` is part of the price. */
  const drawHard = (call: number) => {
    const name = HARD_NAMES[call % HARD_NAMES.length] ?? '';
    if (engine.canDraw(name)) engine.draw({ ...briefOf(call), name }, 'bench');
  };
  /** The seed of one direction: nothing but this one is composed, judged and written. */
  const drawAgain = (call: number) => {
    const { brief, logo: drawn } = known[call % known.length] ?? { brief: briefOf(call), logo };
    engine.draw(brief, drawn.seed);
  };
  const row = async (
    name: string,
    ours: (call: number) => unknown,
    { baseline = hash, calls = 15, limits }: { baseline?: Baseline; calls?: number; limits?: Limit[] },
  ): Promise<Row> => ({
    name,
    ...(await besideBaseline({ ours, baseline, turns: TURNS, calls })),
    ...(limits && { limits }),
  });
  return {
    rows: [
      await startRow(),
      await row('one direction: composed, judged, written', drawAgain, {
        calls: 30,
        limits: [
          { of: 'p50', most: 2 },
          { of: 'p95', most: 12 },
        ],
      }),
      await row('draw: the best of five directions', (call) => engine.draw(briefOf(call), String(call)), {}),
      await row('propose: six of forty directions', (call) => engine.propose(briefOf(call), String(call)), {
        limits: [
          { of: 'p50', most: 60 },
          { of: 'p95', most: 150 },
        ],
      }),
      await row('draw a name of 10,000 units', drawHard, {
        calls: HARD_NAMES.length,
        limits: [{ of: 'p99', most: 300 }],
      }),
      await row(
        'adjust a logo: another colour',
        (call) => engine.adjust(logo, { color: call % 2 === 0 ? '#B91C1C' : '#1D4ED8' }),
        {},
      ),
      await row('choices of a logo: faces', () => engine.choices(logo, 'face'), { calls: 4 }),
      await row('choices of a logo: symbols', () => engine.choices(logo, 'symbol'), { calls: 4 }),
      await row('check a logo', () => engine.check(logo), {}),
      await row('PNG, 1024 px', () => renderPng(svg, { width: 1024 }), {
        baseline: rawPng,
        limits: [{ of: 'ratio', most: 1.5 }],
      }),
      await row('PNG, 4096 px', () => renderPng(svg, { width: 4096 }), { calls: 1 }),
      await row('JPG, 1024 px', () => renderJpg(svg, { width: 1024, background: '#FFFFFF' }), {}),
      await row('PDF', () => renderPdf(svg), {}),
    ],
  };
}

export const source: Source = {
  title: 'The engine',
  about: 'Calls in this process. Every brief is a new one; trades, styles and types take turns.',
  measure,
};
