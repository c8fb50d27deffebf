// What the reports of the programs that test say: how many tests passed, and what those that failed said.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './pnpm.mjs';

/**
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {object} ReportReader
 * @property {(report: any) => { passed: number, failed: number, skipped: number }} count
 * @property {(report: any) => Failure[]} failuresIn
 */

const plain = (/** @type {string | undefined} */ text) => stripVTControlCharacters(text ?? '').trim();
const place = (/** @type {string} */ file) => relative(root, file);

/** Vitest's `json`. A file that could not be loaded has no tests, and says why itself. @type {ReportReader} */
export const vitestReport = {
  count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
  failuresIn: ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ { name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
      if (failed.length === 0)
        return status === 'failed' ? [{ name: place(file), message: plain(message) }] : [];
      return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
        name: `${place(file)} › ${fullName}`,
        message: plain(failureMessages[0]),
      }));
    }),
};

/** Playwright's `json`, whose suites are nested. @type {ReportReader} */
export const playwrightReport = {
  count: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
  failuresIn: ({ suites = [], errors = [] }) => [
    ...errors.map((/** @type {any} */ { message }) => ({ name: 'the run', message: plain(message) })),
    ...suites.flatMap(failedIn),
  ],
};

/** @param {any} suite @returns {Failure[]} */
function failedIn({ suites = [], specs = [] }) {
  const failed = specs.filter((/** @type {any} */ { ok }) => !ok);
  return [
    ...failed.map((/** @type {any} */ { file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) =>
        results.flatMap((/** @type {any} */ result) => result.errors),
      );
      return { name: `${file}:${line} › ${title}`, message: plain(errors[0]?.message) };
    }),
    ...suites.flatMap(failedIn),
  ];
}
