import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row as BesideRow } from './beside-bare';
import type { Cost, Storage } from './costs';
import type { Generation } from './generation';
import type { Row as LightRow } from './light-calls';
import type { Readers } from './readers';

const page = new URL('../../../docs/capacity.md', import.meta.url);
const PLACE = /<!-- measured -->[\s\S]*<!-- \/measured -->/;

export type MeasuredService = {
  beside: BesideRow[];
  costs: Cost[];
  generation: Generation;
  light: LightRow[];
  readers: Readers;
  storage: Storage;
};
type Machine = { node: string; processors: number; model: string; load: number };

/** A person's visit, in calls: what the app asks for from its first screen to a logo that was taken home. */
const VISIT: Record<string, number> = {
  'a session is checked': 4,
  'a page of 50 logos': 2,
  'an image that was drawn before': 20,
  'a preview': 10,
  'a logo': 2,
  'an image of 1024 px, drawn': 2,
  'an image of 4096 px, drawn': 1,
};
const VISIT_MINUTES = 5;
/** Of a processor: what is above it goes to waiting. */
const BUSY = 0.6;

const table = (head: string[], rows: string[][]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Writes the measured part of docs/capacity.md, and the figures that follow from it. */
export function writeCapacity(measured: MeasuredService, machine: Machine): void {
  const before = existsSync(page)
    ? readFileSync(page, 'utf8')
    : '# Capacity\n\n<!-- measured --><!-- /measured -->\n';
  writeFileSync(
    page,
    before.replace(PLACE, () => `<!-- measured -->\n${textOf(measured, machine)}\n<!-- /measured -->`),
  );
}

function textOf(
  { beside, costs, generation, light, readers, storage }: MeasuredService,
  machine: Machine,
): string {
  const visit = costs.reduce((sum, { name, cpuMs }) => sum + cpuMs * (VISIT[name] ?? 0), 0);
  const visitsAnHour = (BUSY * 3_600_000) / visit;
  const atOnce = (visitsAnHour * VISIT_MINUTES) / 60;
  const { engineMs, logoMs, enginePerSecond, logosPerSecond, threads } = generation;
  const million = (bytes: number) => `${((bytes * 1e6) / 1e9).toFixed(1)} GB`;
  return `Measured on ${machine.processors} processors (${machine.model}), Node ${machine.node}, the embedded database; the machine's
load was ${machine.load.toFixed(1)} when it began${machine.load > 1 ? ', so the times in milliseconds want a quieter one; CPU and ratios hold' : ''}.

### What a call takes of a processor

${table(
  ['call', 'ms of CPU', 'a second on one processor', 'in a visit'],
  costs.map(({ name, cpuMs }) => [
    name,
    cpuMs.toFixed(2),
    (1_000 / cpuMs).toFixed(0),
    String(VISIT[name] ?? 0),
  ]),
)}

### What follows

${table(
  [`for each processor, ${BUSY * 100} of 100 busy`, ''],
  [
    ['CPU of a visit (the calls above, as many as the last column says)', `${visit.toFixed(0)} ms`],
    ['visits an hour', visitsAnHour.toFixed(0)],
    [`people at once, at ${VISIT_MINUTES} minutes a visit`, atOnce.toFixed(0)],
    ['logos, so credits, a second, with nothing else to do', ((1_000 * BUSY) / generation.cpuMs).toFixed(1)],
    [
      'sessions checked a second, with nothing else to do',
      ((1_000 * BUSY) / (costs[0]?.cpuMs ?? Number.NaN)).toFixed(0),
    ],
  ],
)}

${table(
  ['what is kept', 'each', 'a million'],
  [
    ['a logo with its movement, in the database', kilobytes(storage.logo), million(storage.logo)],
    ['a movement alone', kilobytes(storage.movement), million(storage.movement)],
    ['its image of 1024 px, in the folder or bucket', kilobytes(storage.image), million(storage.image)],
  ],
)}

### Beside node:http

CPU of an answer beside that of \`node:http\` alone, which gives the same bytes from memory and looks at nothing; the median
of 7 turns.

${table(
  ['answer', 'ms of CPU', 'node:http', 'ratio', 'aim'],
  beside.map(({ name, cpuMs, bareMs, ratio, target }) => [
    name,
    cpuMs.toFixed(3),
    bareMs.toFixed(3),
    ratio.toFixed(1),
    String(target),
  ]),
)}

### Drawing

${table(
  ['', 'engine alone', 'service', '', 'aim'],
  [
    [
      'a logo, median ms',
      engineMs.toFixed(1),
      logoMs.toFixed(1),
      `+ ${(logoMs - engineMs).toFixed(1)} ms`,
      '+ 8 ms',
    ],
    [
      `logos a second, ${threads} drawing thread${threads === 1 ? '' : 's'}, 32 clients`,
      enginePerSecond.toFixed(1),
      logosPerSecond.toFixed(1),
      (logosPerSecond / enginePerSecond).toFixed(2),
      '0.60',
    ],
  ],
)}

### A light call beside heavy ones

Milliseconds that somebody waits for \`/validate_session\`. The aim is a p99 below 20 ms on a quiet machine.

${table(
  ['beside', 'p50', 'p95', 'p99', 'done meanwhile'],
  light.map(({ beside: name, p50, p95, p99, done }) => [
    name,
    p50.toFixed(1),
    p95.toFixed(1),
    p99.toFixed(1),
    String(done),
  ]),
)}

### Long histories

${readers.movements.toLocaleString('en')} movements are an answer of ${(readers.bytes / 1e6).toFixed(0)} MB. Reading it whole takes ${readers.alone.toFixed(0)} MiB more than before; eight readers
at once take ${readers.together.toFixed(0)} MiB and ${readers.seconds.toFixed(1)} s.`;
}
