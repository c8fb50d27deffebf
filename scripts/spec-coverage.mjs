// Which tests hold which statement of the specification, from the reports of a run.
//   node scripts/spec-coverage.mjs           writes docs/spec-coverage.md
//   node scripts/spec-coverage.mjs --check   fails when the committed page is not what the run gives
// Either fails, naming them, for statements that no passed test holds and for tags that name no statement.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/spec-coverage.md');

/**
 * @typedef {{ title: string, file: string }} Test a test that passed; the file is relative to the root
 * @typedef {{ tag: string, text: string, tests?: string[] }} Statement `tests`: parts of the titles of tests
 *   that hold it without carrying its tag
 * @typedef {{ departures: string[], topics: string[], statements: Statement[] }} Catalogue
 * @typedef {{ statement: Statement, tests: Test[] }} Held
 */

/**
 * A file as it is named in the repository. On Windows Vitest writes slashes, and Node the other ones.
 * @param {string} file
 * @param {string} [base] the repository's folder, with a slash at its end
 */
export function fromRoot(file, base = root) {
  const slashed = (/** @type {string} */ path) => path.replaceAll('\\', '/');
  return slashed(file).startsWith(slashed(base)) ? slashed(file).slice(base.length) : slashed(file);
}

/** @param {any} report vitest's JSON @returns {Test[]} */
export const readVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'passed')
      .map((/** @type {any} */ { ancestorTitles, title }) => ({
        title: [...ancestorTitles, title].filter(Boolean).join(' > '),
        file: fromRoot(name),
      })),
  );

/** @param {any} report Playwright's JSON @returns {Test[]} */
export function readPlaywright(report) {
  /** @param {any} suite @returns {Test[]} */
  const walk = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(
        (/** @type {any} */ { ok, tests }) =>
          ok && tests.every((/** @type {any} */ t) => t.status === 'expected'),
      )
      .map((/** @type {any} */ { title, file }) => ({
        title,
        file: fromRoot(join(report.config.rootDir, file)),
      })),
    ...suites.flatMap(walk),
  ];
  return walk(report);
}

/** The tags of a title: what stands in brackets and begins with a section or with `Product`. @param {string} title */
export const tagsOf = (title) =>
  [...title.matchAll(/\[((?:§|Product: )[^\]]*)\]/g)].map(([, tag = '']) => tag.trim());

/**
 * @param {Catalogue} catalogue
 * @param {Test[]} tests
 * @returns {{ held: Held[], unheld: string[], unknown: string[] }}
 */
export function cover({ statements, topics }, tests) {
  const held = statements.map((statement) => {
    const wanted = [`[${statement.tag}]`, ...(statement.tests ?? [])];
    return { statement, tests: tests.filter(({ title }) => wanted.some((part) => title.includes(part))) };
  });
  const sections = new Set(statements.map(({ tag }) => tag.split(' ')[0]));
  // A test may also name no more than the part of the specification that it is about.
  const known = new Set([
    ...topics,
    ...statements.flatMap(({ tag }) => [tag, tag.split(': ')[0] ?? tag]),
    ...sections,
  ]);
  const unknown = tests.flatMap(({ title, file }) =>
    tagsOf(title)
      .filter((tag) => !known.has(tag))
      .map((tag) => `[${tag}] in ${file}`),
  );
  return {
    held,
    unheld: held.filter((one) => one.tests.length === 0).map(({ statement }) => statement.tag),
    unknown: [...new Set(unknown)],
  };
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The tests that hold one statement: each file once, with its first title. @param {Test[]} tests */
function testCell(tests) {
  const files = new Map();
  for (const { title, file } of tests) files.set(file, [...(files.get(file) ?? []), title]);
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, titles]) => {
      const name = titles.sort()[0].replace(/\[(§|Product: )[^\]]*\] ?/g, '');
      const more = titles.length > 1 ? ` (and ${titles.length - 1} more)` : '';
      return `${cell(name)}${more} · \`${file}\``;
    })
    .join('<br>');
}

/** @param {Catalogue} catalogue @param {Held[]} held */
export function renderPage({ departures }, held) {
  const sectionOf = (/** @type {Held} */ { statement }) => statement.tag.match(/^§\d+|^Product/)?.[0] ?? '';
  const sections = [...new Set(held.map(sectionOf))];
  const tables = sections.map((section) => {
    const rows = held
      .filter((one) => sectionOf(one) === section)
      .map(
        ({ statement, tests }) =>
          `| ${cell(statement.tag.replace(/^(§\d+|Product:) /, ''))} | ${cell(statement.text)} | ${testCell(tests)} |`,
      );
    const title =
      section === 'Product' ? 'What the specification leaves open' : `Section ${section.slice(1)}`;
    return `## ${title}\n\n| | Statement | Tests that hold it |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Coverage of the specification

Written by \`npm test\` from its own run; change \`docs/spec-coverage/statements.json\` or the tests, not this page.
${held.length} statements. A test holds a statement by carrying its tag in brackets in its title; a statement that
no passed test holds fails the run.

## Departures

${departures.map((text, index) => `${index + 1}. ${text}`).join('\n')}

${tables.join('\n')}`;
}

/** @param {string} folder @returns {Test[]} */
function readReports(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return report.testResults ? readVitest(report) : report.suites ? readPlaywright(report) : [];
    });
}

/**
 * Holds a run's reports against the statements, and writes or checks the page.
 * @param {{ check?: boolean, reports?: string }} [options]
 * @returns {boolean} whether all is well; what is not is told on standard error
 */
export function specCoverage({ check = false, reports = join(root, '.build/reports') } = {}) {
  const catalogue = JSON.parse(readFileSync(join(root, 'docs/spec-coverage/statements.json'), 'utf8'));
  const { held, unheld, unknown } = cover(catalogue, readReports(reports));
  for (const tag of unheld) process.stderr.write(`No passed test holds [${tag}]\n`);
  for (const tag of unknown) process.stderr.write(`No such statement: ${tag}\n`);
  const text = renderPage(catalogue, held);
  const stale = check && (!existsSync(page) || readFileSync(page, 'utf8') !== text);
  if (stale)
    process.stderr.write(
      'docs/spec-coverage.md is not what this run gives: node scripts/spec-coverage.mjs\n',
    );
  if (!check && unheld.length === 0) writeFileSync(page, text);
  process.stdout.write(`${held.length - unheld.length} of ${held.length} statements held\n`);
  return unheld.length === 0 && unknown.length === 0 && !stale;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = specCoverage({ check: process.argv.includes('--check') }) ? 0 : 1;
}
