import { createEngine, renderJpg, renderPdf, renderPng } from '@trazo/logo-engine';
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
  await loadLibraries(logo.svg);
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
    ],
  };
}

/** What is loaded for any picture is not the kit's. */
async function loadLibraries(svg: string): Promise<void> {
  await Promise.all([
    renderPng(svg, { width: 16 }),
    renderJpg(svg, { width: 16, background: '#FFFFFF' }),
    renderPdf(svg),
  ]);
}

export const source: Source = {
  title: 'The kit',
  about: 'Some ninety files of one logo, made one after the other; each is let go when it is made.',
  measure,
};
