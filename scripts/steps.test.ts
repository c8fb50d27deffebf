import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from './pnpm.mjs';
import { line, notesIn, runSteps } from './steps.mjs';
import { sourcesOf } from './typecheck.mjs';

const input = '.build/steps-test-input';
const ok = { name: 'steps-test', command: ['-e', "console.log('note: left out')"], inputs: [input] };
const forget = () => rmSync(join(root, '.build/passed/steps-test.json'), { force: true });

beforeEach(() => {
  forget();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('CI', '');
  writeFileSync(join(root, input), '1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  forget();
});

const runOne = async (step: Parameters<typeof runSteps>[0][number]) => (await runSteps([step]))[0];

test('a step that passed is not run again until an input changes', async () => {
  expect(await runOne(ok)).toMatchObject({ passed: 1, unchanged: false, notes: ['left out'] });
  expect(await runOne(ok)).toMatchObject({ passed: 1, unchanged: true, notes: ['left out'] });
  writeFileSync(join(root, input), '2');
  expect(await runOne(ok)).toMatchObject({ unchanged: false });
});

test('in CI nothing is left out', async () => {
  await runOne(ok);
  vi.stubEnv('CI', 'true');
  expect(await runOne(ok)).toMatchObject({ passed: 1, unchanged: false });
});

test('a step that fails is run again, and one whose report is missing has failed', async () => {
  const fails = { ...ok, command: ['-e', 'process.exit(1)'] };
  expect(await runOne(fails)).toMatchObject({ passed: 0, failed: 1 });
  expect(await runOne(fails)).toMatchObject({ failed: 1, unchanged: false });
  const crashed = {
    ...ok,
    report: join(root, '.build/no-report.json'),
    count: () => ({ passed: 9, failed: 0, skipped: 0 }),
  };
  expect(await runOne(crashed)).toMatchObject({ passed: 0, failed: 1 });
});

test('a step begins when those it needs have ended', async () => {
  const first = {
    name: 'first',
    command: ['-e', `setTimeout(() => require('fs').writeFileSync('${input}', 'done'), 50)`],
  };
  const second = {
    name: 'second',
    command: ['-e', `process.exit(require('fs').readFileSync('${input}', 'utf8') === 'done' ? 0 : 1)`],
    after: ['first'],
  };
  expect((await runSteps([second, first])).map(({ name, failed }) => [name, failed])).toEqual([
    ['second', 0],
    ['first', 0],
  ]);
  await expect(runSteps([second])).rejects.toThrow('second waits for a step that is not in the run');
});

test('a run that is stopped stops its steps and begins no other', async () => {
  const port = join(root, '.build/steps-test-port');
  rmSync(port, { force: true });
  const listens = `require('net').createServer().listen(0, '127.0.0.1', function () {
    require('fs').writeFileSync(${JSON.stringify(port)}, String(this.address().port));
  })`;
  const marks = `require('fs').writeFileSync(${JSON.stringify(port)}, 'begun')`;
  const steps = [
    { name: 'listens', command: ['-e', listens] },
    { name: 'comes later', command: ['-e', marks], after: ['listens'] },
  ];
  const run = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runSteps } from './scripts/steps.mjs'; await runSteps(${JSON.stringify(steps)});`,
    ],
    { cwd: root, stdio: 'ignore' },
  );
  const ended = once(run, 'exit');
  const told = await vi.waitFor(() => Number(readFileSync(port, 'utf8')) || Promise.reject(), {
    timeout: 60_000,
  });
  run.kill('SIGTERM');
  expect((await ended)[0]).toBe(143);
  // An event named error rejects what waits for another.
  await expect(once(connect(told, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(readFileSync(port, 'utf8')).toBe(String(told));
  rmSync(port);
});

test('the closing lines say what was left out and why', () => {
  expect(notesIn('a\nnote: no PostgreSQL here\nnote: no PostgreSQL here\n')).toEqual(['no PostgreSQL here']);
  expect(line({ name: 'server', passed: 2, failed: 0, skipped: 1, seconds: 3, unchanged: false })).toBe(
    '✓ server: 2 passed, 0 failed, 1 skipped (3 s)',
  );
});

test('types are checked again when the project changes, or a package that it uses', () => {
  expect(sourcesOf('packages/logo-engine')).toEqual(['packages/logo-engine']);
  expect(sourcesOf('apps/logo-app')).toEqual(['apps/logo-app', 'packages/api-client', 'packages/ui']);
  expect(sourcesOf('e2e')).toContain('packages/logo-engine');
  expect(sourcesOf('scripts')).toContain('packages');
});

test('an argument of `npm test` is answered at once, and nothing is run', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain("was given '--help'");
  expect(stderr).toContain('npx vitest run --project');
});
