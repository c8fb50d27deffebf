// `npm test`: everything that must hold, in one run: lint, types, tests of every package, builds, and the built
// product in a real browser. Ends with one line, `N passed, N failed`, over all of them.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './pnpm.mjs';

const given = process.argv.slice(2);
if (given.length > 0) {
  process.stderr.write(
    `npm test takes no arguments, and was given '${given.join(' ')}': it runs everything, which takes a quarter of an hour. ` +
      'For some tests: npx vitest run --project NAME FILE…; for what has changed: npm run check (CONTRIBUTING.md).\n',
  );
  process.exit(2);
}

ensureInstalled();
const { playwrightReport, vitestReport } = await import('./reports.mjs');
const { specCoverage } = await import('./spec-coverage.mjs');
const { failureLines, line, lintStep, runSteps } = await import('./steps.mjs');
const { typeSteps } = await import('./typecheck.mjs');
const { tsImport } = await import('tsx/esm/api');
const { ensureChromium } = await tsImport('../testing/chromium.ts', import.meta.url);
process.stdout.write(`Browser: ${ensureChromium()}\n\n`);

/** What every step stands on. */
const common = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts',
  'testing',
  'tsconfig.base.json',
  'vitest.config.ts',
];
const client = ['packages/api-client'];
const engine = ['packages/logo-engine'];
const ui = ['packages/ui'];
const server = ['apps/logo-server', ...engine, ...client];
const app = ['apps/logo-app', ...ui, ...client];

const report = (/** @type {string} */ name) =>
  join(root, '.build/reports', `${name.replaceAll(' ', '-')}.json`);

/**
 * @param {string} name
 * @param {string[]} which of Vitest's projects, or a configuration of their own
 * @param {string[]} inputs
 * @param {string[]} [after]
 * @returns {import('./steps.mjs').Step}
 */
const vitest = (name, which, inputs, after = []) => ({
  name,
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...which,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report(name)}`,
  ],
  inputs: [...common, ...inputs],
  after,
  report: report(name),
  ...vitestReport,
});

// The long ones first, those that keep one processor busy before those that share both: at the end short ones run side by side.
const steps = [
  { name: 'build', command: ['scripts/build.mjs'] },
  lintStep,
  vitest('stories', ['--config', '.storybook/vitest.config.ts'], [...app, '.storybook', 'scripts']),
  vitest('server', ['--project', 'logo-server*'], server, ['build']),
  vitest('engine', ['--project', 'logo-engine'], engine, ['build']),
  {
    name: 'end to end',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('end to end') },
    inputs: [...common, ...app, ...server, 'e2e'],
    after: ['build'],
    report: report('end to end'),
    ...playwrightReport,
  },
  vitest('design system', ['--project', 'ui*'], ui, ['build']),
  vitest('app', ['--project', 'logo-app*'], app),
  {
    name: 'storybook build',
    command: [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '-o',
      'storybook-static',
      '--quiet',
      '--disable-telemetry',
    ],
    inputs: [...common, ...app, '.storybook'],
  },
  vitest('scripts', ['--project', 'scripts'], ['.'], ['build', 'storybook build']),
  vitest('consumers', ['--project', 'consumers'], [...ui, 'consumers'], ['build']),
  vitest('client', ['--project', 'api-client'], client, ['build']),
  ...typeSteps,
];

const outcomes = await runSteps(steps);
outcomes.push({
  name: 'specification',
  command: [],
  ...(specCoverage() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  skipped: 0,
  seconds: 0,
  unchanged: false,
  notes: [],
  failures: [],
});

const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
process.stdout.write(`\n${outcomes.map(line).join('\n')}\n`);
for (const { name, notes } of outcomes)
  for (const note of notes) process.stdout.write(`! ${name}: ${note}\n`);
process.stdout.write(outcomes.flatMap(failureLines).join(''));
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
