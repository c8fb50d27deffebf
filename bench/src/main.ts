// `npm run bench`: what drawing and exporting a logo costs. Machines differ and are shared, so every row has a
// ratio against a baseline of the same run: hashing one mebibyte with SHA-256.
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
import { measure, type Times } from './measure';
import { jobsOf, rawKit } from './raw-kit';

const engine = await createEngine();
const types = ['text', 'icon', 'symbol'] as const;

/** Every round has another brief, so that no cache answers. */
const briefOf = (round: number): Brief => ({
  name: `Compañía ${round}`,
  industry: INDUSTRY_IDS[round % INDUSTRY_IDS.length] ?? 'technology',
  style: STYLE_IDS[round % STYLE_IDS.length] ?? 'modern',
  type: types[round % types.length] ?? 'text',
  color: '#0E7490',
});

/** Names that ask the most of the engine: 200 characters are drawn of each, and looked at of as many more. */
const HARD_NAMES = ['ñ', 'W', 'Á ', 'palabra ', '漢', 'سلام ', 'Z\u0335', '👩\u200D💻a'].map((part) =>
  part.repeat(10_000 / part.length),
);

/** Draws what can be drawn of a hard name; `canDraw` is part of the price. */
function drawHard(round: number): void {
  const name = HARD_NAMES[round % HARD_NAMES.length] ?? '';
  if (engine.canDraw(name)) engine.draw({ ...briefOf(round), name }, 'bench');
}

/** The same picture without this engine: what resvg and sharp cost by themselves. */
async function rawPng(width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
  return sharp(image.pixels, { raw }).png({ compressionLevel: 8 }).toBuffer();
}

const mebibyte = Buffer.alloc(1024 * 1024, 7);
const known = Array.from({ length: 30 }, (_, round) => ({
  brief: briefOf(round),
  logo: engine.draw(briefOf(round), 'k'),
}));
const { logo: first } = known[1] ?? { logo: engine.draw(briefOf(1), 'bench') };
const { svg } = first;
/** Draws again what a seed of one direction names: nothing but this direction is composed, judged and written. */
function drawAgain(round: number): void {
  const { brief, logo } = known[round % known.length] ?? { brief: briefOf(round), logo: first };
  engine.draw(brief, logo.seed);
}

/** Draws everything that a business gets of its logo, and keeps nothing of it. */
async function drawKit(): Promise<void> {
  for await (const { bytes } of engine.kit(first)) if (bytes.length === 0) throw new Error('An empty file.');
}
const jobs = await jobsOf(engine.kit(first));

const rows: [string, Times][] = [
  ['baseline: SHA-256 of 1 MiB', await measure(() => createHash('sha256').update(mebibyte).digest(), 200)],
  ['one direction: composed, judged, written', await measure(drawAgain, 200)],
  [
    'draw: the best of five directions',
    await measure((round) => engine.draw(briefOf(round), String(round)), 200),
  ],
  [
    'propose: six of forty directions',
    await measure((round) => engine.propose(briefOf(round), String(round)), 100),
  ],
  ['draw a name of 10,000 units', await measure(drawHard, 24)],
  [
    'adjust a logo: another colour',
    await measure((round) => engine.adjust(first, { color: round % 2 === 0 ? '#B91C1C' : '#1D4ED8' }), 100),
  ],
  ['choices of a logo: faces', await measure(() => engine.choices(first, 'face'), 20)],
  ['choices of a logo: symbols', await measure(() => engine.choices(first, 'symbol'), 20)],
  ['check a logo', await measure(() => engine.check(first), 60)],
  ['PNG, 1024 px: resvg and sharp alone', await measure(() => rawPng(1024), 40)],
  ['PNG, 1024 px', await measure(() => renderPng(svg, { width: 1024 }), 40)],
  ['PNG, 4096 px', await measure(() => renderPng(svg, { width: 4096 }), 5)],
  ['JPG, 1024 px', await measure(() => renderJpg(svg, { width: 1024, background: '#FFFFFF' }), 40)],
  ['PDF', await measure(() => renderPdf(svg), 40)],
  ['a kit: its pictures and pages by resvg, sharp and pdfkit alone', await measure(() => rawKit(jobs), 5)],
  ['a kit', await measure(drawKit, 5)],
];

const baseline = rows[0]?.[1].median ?? Number.NaN;
console.table(
  Object.fromEntries(
    rows.map(([name, { median, p95, most }]) => [
      name,
      {
        'median ms': median.toFixed(2),
        'p95 ms': p95.toFixed(2),
        'most ms': most.toFixed(2),
        'ratio to baseline': (median / baseline).toFixed(1),
      },
    ]),
  ),
);
