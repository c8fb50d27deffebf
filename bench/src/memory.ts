// `pnpm bench:memory`: what the process holds while it draws ten thousand logos, no two briefs alike. It must level
// off: what is kept is bounded.
import { createEngine, INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '@trazo/logo-engine';

const LOGOS = 10_000;
const STEP = 1_000;
const MEBIBYTE = 1024 * 1024;

const engine = await createEngine();
const rows: Record<string, { 'heap MiB': string; 'resident MiB': string }> = {};
for (let i = 1; i <= LOGOS; i += 1) {
  const name = `Compañía ${(i * 7919) % 9973}`;
  const color = `#${((i * 2654435761) % 0x1000000).toString(16).padStart(6, '0')}`;
  const industry = INDUSTRY_IDS[i % INDUSTRY_IDS.length] ?? 'technology';
  const style = STYLE_IDS[(i >> 2) % STYLE_IDS.length] ?? 'modern';
  const type = LOGO_TYPE_IDS[i % LOGO_TYPE_IDS.length] ?? 'text';
  engine.draw({ name, industry, style, type, color }, String(i));
  if (i % STEP === 0) {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    rows[`${i} logos`] = {
      'heap MiB': (heapUsed / MEBIBYTE).toFixed(0),
      'resident MiB': (rss / MEBIBYTE).toFixed(0),
    };
    // Native memory is given back when the loop turns.
    await new Promise(setImmediate);
  }
}
console.table(rows);
