import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

const github = join(import.meta.dirname, '../.github');
const folder = join(github, 'workflows');
const files = readdirSync(folder);

// GitHub's own checker. It imports JSON the way bundlers do, which Node refuses and tsx accepts.
const { registerLogger, validate } = await tsImport('@actions/languageservice', import.meta.url);
// When it breaks down it logs that and finds nothing; the console's guard makes that a failure.
registerLogger(console);

let documents = 0;

/** What GitHub's checker finds wrong, as `line: message`. */
async function lint(text: string): Promise<string[]> {
  // It remembers what it has read by address, so each text has its own.
  const address = `file:///.github/workflows/${documents++}.yml`;
  const found: { range: { start: { line: number } }; message: string }[] = await validate(
    TextDocument.create(address, 'yaml', 0, text),
  );
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

type Step = { uses?: string; run?: string };
type Job = { 'timeout-minutes'?: number; steps: Step[] };
type Workflow = { permissions?: Record<string, string>; concurrency?: object; jobs: Record<string, Job> };

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const workflow: Workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('GitHub would accept it', async () => {
    expect(await lint(text)).toEqual([]);
  });

  test('it can only read unless a job asks for more, and no job runs for ever', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency).toBeDefined();
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(45);
  });

  test('its actions are GitHub’s own or changesets’, at a major version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    for (const action of used) expect(action).toMatch(/^(actions\/[a-z-]+|changesets\/action)@v\d+$/);
  });

  test('no command holds an expression, whose text could be a command of somebody else', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

test('CI compares the screenshots somewhere: only a job on another system leaves it to another one', () => {
  type Matrix = { os?: string[] };
  const {
    jobs,
  }: {
    jobs: Record<string, { 'runs-on': string; strategy: { matrix: Matrix }; env?: object; steps: Step[] }>;
  } = parse(readFileSync(join(folder, 'ci.yml'), 'utf8'));
  const testing = Object.values(jobs).filter(({ steps }) => steps.some(({ run }) => run === 'npm test'));
  const comparing = testing.filter(({ env }) => !(env && 'SCREENSHOTS_ELSEWHERE' in env));
  expect(comparing.map((job) => job['runs-on'])).toEqual(['ubuntu-latest']);
  expect(testing.flatMap(({ strategy }) => strategy.matrix.os ?? [])).toEqual([
    'macos-latest',
    'windows-latest',
  ]);
});

const forms = readdirSync(join(github, 'ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');

type Field = { type: string; id?: string; attributes: { label?: string; value?: string } };

test.each(forms)(
  '%s is a form that GitHub can show: one that is wrong would silently be left out',
  (file) => {
    const form: { name: string; description: string; body: Field[] } = parse(
      readFileSync(join(github, 'ISSUE_TEMPLATE', file), 'utf8'),
    );
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const asked = form.body.filter(({ type }) => type !== 'markdown');
    for (const { type, attributes } of asked) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
    expect(new Set(asked.map(({ id }) => id ?? '')).size).toBe(asked.length);
  },
);

describe('the check itself finds', () => {
  const job = (lines: string) =>
    `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    strategy:\n      matrix:\n        node: [20]\n    steps:\n      - run: echo\n${lines}`;

  test('nothing in a workflow that is right', async () => {
    expect(await lint(job(''))).toEqual([]);
  });

  test.each([
    ['a key that does not exist', '    timeout-minute: 5\n', 'timeout-minute'],
    ['a job that waits for none', '    needs: nowhere\n', 'nowhere'],
    ['an expression that does not end', `    if: $\{{ github.ref == 'x' }\n`, 'not closed'],
    ['a context that does not exist', `    name: $\{{ foo.bar }}\n`, 'foo'],
    ['a secret where none can be read', "    if: secrets.TOKEN != ''\n", 'secrets'],
    ['a value outside its matrix', `      - run: echo $\{{ matrix.nod }}\n`, 'nod'],
    ['the output of a step that is not there', `      - run: echo $\{{ steps.none.outputs.x }}\n`, 'none'],
    ['an action without a version', '      - uses: actions/checkout\n', '@{ref}'],
    ['a permission that does not exist', '    permissions:\n      content: read\n', 'content'],
    ['YAML that cannot be read', '    name: "open\n', 'quote'],
  ])('%s', async (_, lines, word) => {
    expect((await lint(job(lines))).join('\n')).toContain(word);
  });
});
