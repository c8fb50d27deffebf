import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pnpm.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';
import { failureLines } from './steps.mjs';

test('what failed is read from the report of Vitest: tests, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
      {
        name: join(root, 'packages/b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'draws', status: 'passed', failureMessages: [] },
          {
            fullName: 'saves',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at b'],
          },
        ],
      },
      { name: join(root, 'c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(vitestReport.failuresIn(report)).toEqual([
    { name: 'a.test.ts', message: 'Cannot find module' },
    { name: 'packages/b.test.ts › saves', message: 'expected 1\n  at b' },
  ]);
});

test('what failed is read from the report of Playwright, however deep it stands', () => {
  const spec = (title: string, ok: boolean, errors: { message: string }[]) => ({
    file: 'adjust.spec.ts',
    line: 95,
    title,
    ok,
    tests: [{ results: [{ errors }] }],
  });
  const report = {
    errors: [{ message: 'the server ended' }],
    suites: [
      { specs: [spec('by mouse', true, [])] },
      { suites: [{ specs: [spec('by keyboard', false, [{ message: 'not focused' }])] }] },
    ],
  };
  expect(playwrightReport.failuresIn(report)).toEqual([
    { name: 'the run', message: 'the server ended' },
    { name: 'adjust.spec.ts:95 › by keyboard', message: 'not focused' },
  ]);
});

test('a run ends with what failed, the first of many and the beginning of what is long', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const [first] = failureLines({ name: 'app', failures: [{ name: 'a › b', message: long }] });
  expect(first).toContain('✗ app › a › b\n  line 0\n');
  expect(first).not.toContain('line 12');
  const failures = Array.from({ length: 23 }, (_, i) => ({ name: `${i}`, message: '' }));
  const lines = failureLines({ name: 'app', failures });
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toContain('3 more');
});
