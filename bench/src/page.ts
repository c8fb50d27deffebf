import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chartSvg } from './chart';
import { markdownTable, replacePart } from './markdown';
import type { Machine, Part, Results } from './results';
import { holds, type Limit, type Row } from './row';

const PAGE = new URL('../../docs/performance.md', import.meta.url);
const CHARTS = new URL('../../docs/images/bench/', import.meta.url);

/** Writes the measured part of docs/performance.md, and the charts that it shows. */
export function writePage(results: Results): void {
  rmSync(CHARTS, { recursive: true, force: true });
  mkdirSync(CHARTS, { recursive: true });
  for (const { charts = [] } of Object.values(results))
    for (const chart of charts) writeFileSync(new URL(`${chart.name}.svg`, CHARTS), chartSvg(chart));
  writeFileSync(PAGE, replacePart(readFileSync(PAGE, 'utf8'), 'measured', textOf(results)));
}

/** The measured part of the page. */
export const textOf = (results: Results): string =>
  [limitsOf(results), ...Object.entries(results).map(([name, part]) => partText(name, part))].join('\n\n');

const LIMIT_NAMES: Readonly<Record<Limit['of'], string>> = {
  figure: '',
  ratio: 'ratio ',
  p50: 'p50 ',
  p95: 'p95 ',
  p99: 'p99 ',
};

const digits = (value: number | undefined) => {
  if (value === undefined) return '';
  if (value === 0 || value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
};
const limitText = ({ of, most }: Limit) => `${LIMIT_NAMES[of]}${Number(most.toFixed(2))}`;

/** Every limit with what was measured of it: those that are missed first. */
function limitsOf(results: Results): string {
  const limits = Object.values(results).flatMap(({ title, rows }) =>
    rows.flatMap((row) => (row.limits ?? []).map((limit) => ({ title, row, limit }))),
  );
  const missed = limits.filter(({ row, limit }) => !holds(row, limit));
  const kept = limits.filter(({ row, limit }) => holds(row, limit));
  return `### Limits

${kept.length} of ${limits.length} hold.

${markdownTable(
  ['part', 'what', 'limit', 'measured', 'holds'],
  [...missed, ...kept].map(({ title, row, limit }) => [
    title,
    row.name,
    `${limitText(limit)}${limit.of === 'ratio' ? '' : ` ${unitOf(row, limit)}`}`,
    digits(row[limit.of]),
    holds(row, limit) ? 'yes' : '**no**',
  ]),
  2,
)}`;
}

/** Percentiles are of waiting, whatever the figure counts. */
const unitOf = (row: Row, { of }: Limit) => (of === 'figure' ? row.unit : 'ms');

function partText(name: string, { title, about, machine, rows, charts = [] }: Part): string {
  const pictures = charts.map((chart) => `![${chart.title}](images/bench/${chart.name}.svg)`);
  return `### ${title}

${about}

\`npm run bench -- ${name}\`, ${machineText(machine)}.

${markdownTable(
  ['what', 'unit', 'figure', 'beside', 'ratio', 'p50', 'p95', 'p99', 'limit', 'holds'],
  rows.map(cells),
  2,
)}${pictures.map((picture) => `\n\n${picture}`).join('')}`;
}

const machineText = ({ model, processors, node, date, load }: Machine) =>
  `${date}, Node ${node}, ${processors} processors (${model}), load ${load.toFixed(1)} when it began`;

function cells(row: Row): string[] {
  const { name, unit, figure, baseline, ratio, p50, p95, p99, limits = [] } = row;
  return [
    name,
    unit,
    digits(figure),
    baseline ? `${digits(baseline.figure)} (${baseline.name})` : '',
    ratio?.toFixed(2) ?? '',
    ...[p50, p95, p99].map(digits),
    limits.map(limitText).join(', '),
    limits.map((limit) => (holds(row, limit) ? 'yes' : '**no**')).join(', '),
  ];
}
