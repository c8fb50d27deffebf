/** How long a preview of an adjusted logo takes in a thread of the engine, and how long the options of a field. */
import { openEngine } from '../src/adapters/engine.js';
import { type Adjustment, type Brief, OPTION_FIELDS } from '../src/ports/drawing.js';

const BRIEFS: readonly Brief[] = [
  { name: 'Panadería Ñandú', industry: 'food', style: 'vintage', type: 'icon', color: '#B45309' },
  {
    name: 'Constructora Lautaro',
    industry: 'construction',
    style: 'corporate',
    type: 'icon',
    color: '#0E7490',
  },
  { name: 'Barra Brava', industry: 'entertainment', style: 'playful', type: 'text', color: '#EF4444' },
];

const engine = await openEngine();
const times = { preview: [] as number[], options: [] as number[] };

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const answer = await work();
  into.push(performance.now() - start);
  return answer;
}

for (const brief of BRIEFS) {
  const proposals = await engine.propose(brief, 'preview', 6);
  for (const { seed, recipe } of proposals) {
    const source = { brief, seed, recipe };
    for (const field of OPTION_FIELDS) {
      const options = await timed(times.options, () => engine.options(source, {}, field, ''));
      for (const { value } of options) {
        const change: Adjustment = { [field]: value };
        await timed(times.preview, () => engine.adjust(source, change));
      }
    }
  }
}
await engine.close();

for (const [what, all] of Object.entries(times)) {
  all.sort((a, b) => a - b);
  const at = (share: number) => (all[Math.floor((all.length - 1) * share)] ?? 0).toFixed(1);
  process.stdout.write(
    `${what}: ${all.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms\n`,
  );
}
