// `npm run bench [-- [--check] NAME…]`: measures all parts, or those that are named, and writes docs/performance.md,
// its charts, docs/capacity.md and bench/results.json. With `--check` nothing is written: the ratios are compared with
// those that are committed, and one that is more than a tenth worse, twice in a row, ends it with 1.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeCapacity } from './capacity-page';
import { writePage } from './page';
import { type Part, readResults, regressions, writeResults } from './results';
import { holds } from './row';
import { SOURCES } from './sources';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const all = Object.keys(SOURCES);
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} to measure. There are: ${all.join(', ')}.`);
  process.exit(2);
}
const names = positionals.length > 0 ? positionals : all;

/** In a process of its own: none finds what another left in memory, or its compiled code. */
async function measure(name: string): Promise<Part> {
  const started = performance.now();
  const child = fork(fileURLToPath(new URL('run-part.ts', import.meta.url)), [name], {
    execArgv: ['--import', 'tsx', '--conditions=@trazo/source', '--expose-gc'],
  });
  const part = await new Promise<Part>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Part));
    child.once('exit', () => reject(new Error(`${name} could not be measured; what it said stands above.`)));
  });
  if (child.exitCode === null) await once(child, 'exit');
  console.log(`\n${part.title} (${name}, ${((performance.now() - started) / 1_000).toFixed(0)} s)`);
  console.table(
    Object.fromEntries(
      part.rows.map((row) => [
        row.baseline ? `${row.name} | ${row.baseline.name}` : row.name,
        {
          figure: `${row.figure.toPrecision(3)} ${row.unit}`,
          ratio: row.ratio?.toFixed(2) ?? '',
          p50: row.p50?.toFixed(1) ?? '',
          p95: row.p95?.toFixed(1) ?? '',
          p99: row.p99?.toFixed(1) ?? '',
          holds: row.limits?.map((limit) => (holds(row, limit) ? 'yes' : 'no')).join(', ') ?? '',
        },
      ]),
    ),
  );
  return part;
}

const results = readResults();
if (values.check) {
  const worse = [];
  for (const name of names) {
    const found = regressions(results[name], await measure(name));
    if (found.length === 0) continue;
    // What is worse by chance is so once.
    const again = regressions(results[name], await measure(name));
    worse.push(...again.filter(({ row }) => found.some((first) => first.row === row)));
  }
  for (const { row, before, now } of worse)
    console.error(`${row}: the ratio was ${before.toFixed(2)} and is ${now.toFixed(2)}.`);
  console.log(worse.length > 0 ? `Ratios that are worse: ${worse.length}.` : 'No ratio is worse.');
  process.exitCode = worse.length > 0 ? 1 : 0;
} else {
  for (const name of names) {
    results[name] = await measure(name);
    // After each: a part that cannot be measured takes nothing away from those that were.
    const ordered = Object.fromEntries(all.flatMap((part) => (results[part] ? [[part, results[part]]] : [])));
    writeResults(ordered);
    const written = readResults();
    writePage(written);
    writeCapacity(written);
  }
}
console.log(`Measured in ${(performance.now() / 60_000).toFixed(1)} minutes.`);
