// Everything that must hold, in one run: lint, types, tests of every room, builds, and the built product
// in a real browser. Ends with one line, `N passed, N failed`, over all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readVerdict } from './picture-store.mjs';
import { root } from './pnpm.mjs';
import { specCoverage } from './spec-coverage.mjs';
import { rooms } from './typecheck.mjs';

const reports = join(root, '.build/reports');
/** @type {{ name: string, passed: number, failed: number, skipped: number, seconds: number }[]} */
const rows = [];

/**
 * Runs one step and adds its row. A step without a report counts as one check; one whose report is missing
 * has crashed, which is a failure too.
 * @param {string} name
 * @param {() => number | null} run returns the exit code
 * @param {() => { passed: number, failed: number, skipped: number }} [count] reads the step's report
 */
function step(name, run, count) {
  process.stdout.write(`\n── ${name}\n`);
  const start = Date.now();
  const code = run();
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  rows.push({ name, ...counted, seconds: Math.round((Date.now() - start) / 1000) });
}

/** @param {string} file @param {(report: any) => { passed: number, failed: number, skipped: number }} read */
const reportOf = (file, read) => () =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1, skipped: 0 };

/** @param {string} script @param {string[]} args */
const node = (script, args, cwd = root) =>
  spawnSync(process.execPath, [join(root, script), ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    .status;

/** @param {string} name @param {string[]} projects */
function vitest(name, projects) {
  const file = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  step(
    name,
    () =>
      node('node_modules/vitest/vitest.mjs', [
        'run',
        ...chosen,
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${file}`,
      ]),
    reportOf(file, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    })),
  );
}

function playwright() {
  const file = join(reports, 'e2e.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  step(
    'end to end',
    () =>
      node('e2e/node_modules/@playwright/test/cli.js', ['test', '--reporter=line,json'], join(root, 'e2e')),
    reportOf(file, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    })),
  );
}

ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { tsImport } = await import('tsx/esm/api');
const { ensureChromium } = await tsImport('../testing/chromium.ts', import.meta.url);
process.stdout.write(`Browser: ${ensureChromium()}\n`);

step('lint', () => node('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
for (const room of rooms) step(`types: ${room}`, () => node('node_modules/typescript/bin/tsc', ['-p', room]));
vitest('packages', ['api-client', 'logo-engine', 'ui*']);
vitest('server', ['logo-server*']);
vitest('app', ['logo-app*']);
vitest('stories', ['storybook*']);
step('build', () => {
  ensureBuilt();
  return 0;
});
step('storybook build', () =>
  node('node_modules/storybook/dist/bin/dispatcher.js', [
    'build',
    '-o',
    'storybook-static',
    '--quiet',
    '--disable-telemetry',
  ]),
);
vitest('scripts', ['scripts']);
playwright();
step('specification', () => (specCoverage() ? 0 : 1));

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
process.stdout.write('\n');
for (const row of rows) {
  const skipped = row.skipped ? `, ${row.skipped} skipped` : '';
  process.stdout.write(
    `${row.failed ? '✗' : '✓'} ${row.name}: ${row.passed} passed, ${row.failed} failed${skipped} (${row.seconds} s)\n`,
  );
}
const pictures = readVerdict();
if (pictures && !pictures.compared) process.stdout.write(`! ${pictures.why}\n`);
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}\n`,
);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
