import { readFileSync, writeFileSync } from 'node:fs';
import { markdownTable, replacePart } from './markdown';
import type { Results } from './results';

const PAGE = new URL('../../docs/capacity.md', import.meta.url);

/** A person's visit, in calls: what the app asks for from its first screen to a logo that was taken home. */
const VISIT: Readonly<Record<string, number>> = {
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

/** Writes what follows from the costs of the calls into docs/capacity.md. */
export function writeCapacity({ capacity }: Results): void {
  if (capacity === undefined) return;
  const calls = capacity.rows.filter(({ unit }) => unit === 'ms of CPU');
  const kept = capacity.rows.filter(({ unit }) => unit === 'kB');
  const cost = (name: string) => calls.find((row) => row.name === name)?.figure ?? Number.NaN;
  const visit = calls.reduce((sum, { name, figure }) => sum + figure * (VISIT[name] ?? 0), 0);
  const visitsAnHour = (BUSY * 3_600_000) / visit;
  const text = `Reckoned from calls measured on ${capacity.machine.model}, Node ${capacity.machine.node}, with the embedded database.

${markdownTable(
  ['call', 'ms of CPU', 'a second on one processor', 'in a visit'],
  calls.map(({ name, figure }) => [
    name,
    figure.toFixed(2),
    (1_000 / figure).toFixed(0),
    String(VISIT[name] ?? 0),
  ]),
  1,
)}

${markdownTable(
  [`for each processor, ${BUSY * 100} of 100 busy`, ''],
  [
    ['CPU of a visit (the calls above, as many as the last column says)', `${visit.toFixed(0)} ms`],
    ['visits an hour', visitsAnHour.toFixed(0)],
    [`people at once, at ${VISIT_MINUTES} minutes a visit`, ((visitsAnHour * VISIT_MINUTES) / 60).toFixed(0)],
    ['logos, so credits, a second, with nothing else to do', ((1_000 * BUSY) / cost('a logo')).toFixed(1)],
    [
      'sessions checked a second, with nothing else to do',
      ((1_000 * BUSY) / cost('a session is checked')).toFixed(0),
    ],
  ],
  1,
)}

${markdownTable(
  ['what is kept', 'each', 'a million'],
  kept.map(({ name, figure }) => [name, `${figure.toFixed(1)} kB`, `${figure.toFixed(1)} GB`]),
  1,
)}`;
  writeFileSync(PAGE, replacePart(readFileSync(PAGE, 'utf8'), 'measured', text));
}
