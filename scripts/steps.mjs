// Steps of a run: each is a program, side by side as far as what they need allows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { endTree, ownGroup } from './end-tree.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './pnpm.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command what Node runs, from the root
 * @property {string} [cwd] relative to the root
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string[]} [after] names of steps that must have ended before
 * @property {string[]} [inputs] files and folders whose contents decide the outcome; left out: never skipped
 * @property {string} [mend] what a person may run when it fails
 * @property {string} [report] where the program writes its report, absolute
 * @property {(report: any) => Counts} [count] reads the report; without it the step is one check
 * @property {(report: any) => Failure[]} [failuresIn] reads what failed
 * @typedef {import('./reports.mjs').Failure} Failure
 * @typedef {Step & Counts & { seconds: number, unchanged: boolean, notes: string[], failures: Failure[] }} Outcome
 */

/** Outside CI a step is left out as long as none of its inputs has changed since it passed. */
const maySkip = () => !process.env.CI;
const passed = (/** @type {Step} */ { name }) => join(root, '.build/passed', `${name}.json`);
const log = (/** @type {Step} */ { name }) => join(root, '.build/logs', `${name}.log`);

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What the program wants repeated at the end of the run: its lines that begin with `note: `. @param {string} output */
export const notesIn = (output) => [
  ...new Set([...output.matchAll(/^note: (.*)$/gm)].map(([, note = '']) => note.trim())),
];

/**
 * A step whose report is missing has crashed, which is a failure.
 * @param {Step} step
 * @param {number | null} code
 * @returns {Counts}
 */
function countsOf({ report, count }, code) {
  const ended = code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (!report || !count) return ended;
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const counted = count(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Of a program that ended before it wrote its report, its output says more. @param {Step} step @returns {Failure[]} */
const failuresOf = ({ report, failuresIn }) =>
  report && failuresIn && existsSync(report) ? failuresIn(JSON.parse(readFileSync(report, 'utf8'))) : [];

/** @type {Set<import('node:child_process').ChildProcess>} */
const started = new Set();
let isStopped = false;
/** A run that is stopped leaves no step behind: each is a group of its own, which is told, and may tidy up. */
async function stop(/** @type {NodeJS.Signals} */ signal) {
  isStopped = true;
  const ended = [...started].map((child) => once(child, 'exit'));
  for (const child of started) endTree(child, signal);
  await Promise.all(ended);
  process.exit(128 + constants.signals[signal]);
}

/** @param {Step} step @returns {Promise<{ output: string, code: number | null }>} */
function execute({ command, cwd = '', env = {} }) {
  const child = spawn(process.execPath, command, {
    cwd: join(root, cwd),
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  started.add(child);
  let output = '';
  const read = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      started.delete(child);
      // Of a run that was stopped nothing is told, and nothing begins.
      if (!isStopped) resolve({ output, code });
    }),
  );
}

/** @param {Step} step @returns {Promise<Outcome>} */
async function run(step) {
  const state = step.inputs && fingerprint(step.inputs, { extra: [process.version, JSON.stringify(step)] });
  const before =
    maySkip() && state && existsSync(passed(step)) && JSON.parse(readFileSync(passed(step), 'utf8'));
  if (before && before.state === state && (!step.report || existsSync(step.report))) {
    return { ...step, ...before.counts, notes: before.notes, failures: [], seconds: 0, unchanged: true };
  }
  for (const old of [passed(step), step.report]) if (old) rmSync(old, { force: true });
  const start = performance.now();
  const { output, code } = await execute(step);
  write(log(step), output);
  const found = countsOf(step, code);
  const notes = notesIn(output);
  if (state && found.failed === 0) write(passed(step), JSON.stringify({ state, counts: found, notes }));
  if (found.failed > 0)
    process.stdout.write(
      `\n── ${step.name}\n${output}\n${step.mend ? `To mend what can be: ${step.mend}\n\n` : ''}`,
    );
  return {
    ...step,
    ...found,
    notes,
    failures: found.failed > 0 ? failuresOf(step) : [],
    seconds: Math.round((performance.now() - start) / 1000),
    unchanged: false,
  };
}

/** @param {Counts & { name: string, seconds: number, unchanged: boolean }} outcome */
export function line({ name, passed: good, failed, skipped, seconds, unchanged }) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const time = unchanged ? 'unchanged since it passed' : `${seconds} s`;
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${good} passed, ${failed} failed${left} (${time})`;
}

/** Of one cause many tests may fail, and a message may hold a whole page. */
const MOST_FAILURES = 20;
const MOST_LINES = 12;

/**
 * What failed, again where the run ends: its own output is far above by then.
 * @param {{ name: string, failures: Failure[] }} outcome
 * @returns {string[]}
 */
export function failureLines({ name: step, failures }) {
  const told = failures.slice(0, MOST_FAILURES).map(({ name, message }) => {
    // Of the stack what is ours.
    const own = message.split('\n').filter((text) => !text.includes('/node_modules/'));
    const lines = own.slice(0, MOST_LINES);
    return `\n✗ ${step} › ${name}\n${lines.map((text) => `  ${text}`.trimEnd()).join('\n')}\n`;
  });
  const left = failures.length - told.length;
  return left > 0 ? [...told, `\n✗ ${step}: ${left} more\n`] : told;
}

/** @type {Step} */
export const lintStep = {
  name: 'lint',
  command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  mend: 'npm run format',
};

/** One program alone does not keep two cores busy: servers wait for each other, pages for frames. */
const AT_ONCE = 3;

/**
 * Runs the steps in their order, three at a time.
 * The output of a step that passes is in `.build/logs`; that of one that fails is printed as well.
 * @param {Step[]} steps
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function runSteps(steps) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeListener(signal, stop).once(signal, stop);
  }
  const waiting = [...steps];
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const isReady = (/** @type {Step} */ { after = [] }) => after.every((name) => done.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < AT_ONCE ? waiting.findIndex(isReady) : -1;
    if (next < 0) {
      if (running.size === 0) throw new Error(`${waiting[0]?.name} waits for a step that is not in the run.`);
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (!step) continue;
    const ended = run(step).then((outcome) => {
      done.set(step.name, outcome);
      running.delete(ended);
      process.stdout.write(`${line(outcome)}\n`);
    });
    running.add(ended);
  }
  return steps.flatMap(({ name }) => done.get(name) ?? []);
}
