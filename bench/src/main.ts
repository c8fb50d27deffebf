// `npm run bench`: what drawing and exporting a logo costs. Machines differ and are shared, so every row has a
// ratio against a baseline of the same run: hashing one mebibyte with SHA-256.
import { createHash } from 'node:crypto';
import {
  type Brief,
  createEngine,
  INDUSTRY_IDS,
  renderJpg,
  renderPdf,
  renderPng,
  STYLE_IDS,
} from '@trazo/logo-engine';
import { measure, type Times } from './measure';

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

const mebibyte = Buffer.alloc(1024 * 1024, 7);
const { svg } = engine.draw(briefOf(1), 'bench');

const rows: [string, Times][] = [
  ['baseline: SHA-256 of 1 MiB', await measure(() => createHash('sha256').update(mebibyte).digest(), 200)],
  ['draw a logo', await measure((round) => engine.draw(briefOf(round), String(round)), 200)],
  ['PNG, 1024 px', await measure(() => renderPng(svg, { width: 1024 }), 40)],
  ['PNG, 4096 px', await measure(() => renderPng(svg, { width: 4096 }), 5)],
  ['JPG, 1024 px', await measure(() => renderJpg(svg, { width: 1024, background: '#FFFFFF' }), 40)],
  ['PDF', await measure(() => renderPdf(svg), 40)],
];

const baseline = rows[0]?.[1].median ?? Number.NaN;
console.table(
  Object.fromEntries(
    rows.map(([name, { median, p95 }]) => [
      name,
      {
        'median ms': median.toFixed(2),
        'p95 ms': p95.toFixed(2),
        'ratio to baseline': (median / baseline).toFixed(1),
      },
    ]),
  ),
);
