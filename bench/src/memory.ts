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

/** The most that the process holds beyond what it held before, while kits are made one after another. */
async function kitPeak(): Promise<number> {
  const brief = {
    name: 'Compañía',
    industry: 'food',
    style: 'modern',
    type: 'symbol',
    color: '#0E7490',
  } as const;
  const logo = engine.draw(brief, 'kit');
  const drain = async () => {
    for await (const { bytes } of engine.kit(logo)) if (bytes.length === 0) throw new Error('An empty file.');
  };
  // Libraries that the first kit loads stay loaded: they are not the kit's.
  await drain();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 2);
  for (let i = 0; i < 5; i += 1) await drain();
  clearInterval(watch);
  return (most - before) / MEBIBYTE;
}

process.stdout.write(`a kit, at its peak: ${(await kitPeak()).toFixed(0)} MiB more than before\n`);
