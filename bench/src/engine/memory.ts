import { createEngine, INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '@trazo/logo-engine';
import type { Measured, Source } from '../row';

const LOGOS = 10_000;
const STEP = 1_000;
/** Faces, symbols and outlines that many briefs share have been loaded by then. */
const SETTLED = 2_000;
const MEBIBYTE = 1024 * 1024;

async function measure(): Promise<Measured> {
  const engine = await createEngine();
  const heaps: [number, number][] = [];
  for (let i = 1; i <= LOGOS; i += 1) {
    const name = `Compañía ${(i * 7919) % 9973}`;
    const color = `#${((i * 2654435761) % 0x1000000).toString(16).padStart(6, '0')}`;
    const industry = INDUSTRY_IDS[i % INDUSTRY_IDS.length] ?? 'technology';
    const style = STYLE_IDS[(i >> 2) % STYLE_IDS.length] ?? 'modern';
    const type = LOGO_TYPE_IDS[i % LOGO_TYPE_IDS.length] ?? 'text';
    // One direction each: the best of five leaves no more behind, and takes twice as long in all.
    engine.draw({ name, industry, style, type, color }, `${i}~${i % 40}`);
    if (i % STEP !== 0) continue;
    // Native memory is given back when the loop turns.
    await new Promise(setImmediate);
    globalThis.gc?.();
    heaps.push([i, process.memoryUsage().heapUsed / MEBIBYTE]);
  }
  const settled = heaps.find(([logos]) => logos === SETTLED)?.[1] ?? Number.NaN;
  const figure = heaps.at(-1)?.[1] ?? Number.NaN;
  return {
    rows: [
      {
        name: `heap after ${LOGOS.toLocaleString('en')} logos, no two briefs alike`,
        unit: 'MiB',
        figure,
        baseline: { name: `after ${SETTLED.toLocaleString('en')}`, figure: settled },
        ratio: figure / settled,
        limits: [{ of: 'ratio', most: 1.1 }],
      },
    ],
    charts: [
      {
        name: 'memory-by-logos',
        title: 'Memory that the engine keeps',
        x: 'logos drawn',
        y: 'MiB of heap',
        series: [{ name: 'heap', points: heaps }],
      },
    ],
  };
}

export const source: Source = {
  title: 'Memory of the engine',
  about: 'What is kept is bounded, so memory levels off.',
  measure,
};
