import { createEngine, type Engine, renderJpg, renderPdf, renderPng } from '@trazo/logo-engine';
import { besideBaseline } from '../measure';
import type { Measured, Source } from '../row';
import { peakOf } from './peak';
import { jobsOf, rawKit } from './raw-kit';

const TURNS = 5;

async function measure(): Promise<Measured> {
  const engine = await createEngine();
  const brief = {
    name: 'Compañía',
    industry: 'food',
    style: 'modern',
    type: 'symbol',
    color: '#0E7490',
  } as const;
  const logo = engine.draw(brief, 'kit');
  /** Makes everything that a business gets of its logo, and keeps nothing of it. */
  const drawKit = async () => {
    for await (const { bytes } of engine.kit(logo)) if (bytes.length === 0) throw new Error('An empty file.');
  };
  const loading = await peakOf(() => loadLibraries(engine));
  // The first one: what it takes from the system is not given back, and later ones take it again.
  const memory = await peakOf(drawKit);
  const jobs = await jobsOf(engine.kit(logo));
  const baseline = {
    name: 'its pictures and pages by resvg, sharp and pdfkit alone',
    work: () => rawKit(jobs),
  };
  const time = await besideBaseline({ ours: drawKit, baseline, turns: TURNS, calls: 1 });
  return {
    rows: [
      { name: 'a kit', ...time, limits: [{ of: 'p50', most: 1_500 }] },
      {
        name: 'a kit, memory of the process beyond what it held before',
        unit: 'MiB',
        figure: memory,
        limits: [{ of: 'figure', most: 64 }],
      },
      {
        name: `memory of the ${PICTURES} pictures before it, for which V8 compiles resvg`,
        unit: 'MiB',
        figure: loading,
      },
    ],
  };
}

/** By then V8 has compiled what is used often. */
const PICTURES = 12;

/** What is loaded and compiled for any picture is not the kit's. */
async function loadLibraries(engine: Engine): Promise<void> {
  for (const seed of Array.from({ length: PICTURES }, (_, index) => String(index))) {
    const brief = { name: 'Otra', industry: 'art', style: 'modern', type: 'icon', color: '#0E7490' } as const;
    const { svg } = engine.draw(brief, seed);
    await renderPng(svg, { width: 1024 });
    await renderJpg(svg, { width: 16, background: '#FFFFFF' });
    await renderPdf(svg);
  }
}

export const source: Source = {
  title: 'The kit',
  about: 'Some ninety files of one logo, made one after the other; each is let go when it is made.',
  measure,
};
