// `npm run check [-- BRANCH]`: what to run many times a day. Lint, types, what has changed since the last commit (or
// since a branch or commit that is named) as far as the tests of its own packages reach it, and the stories that
// stand beside it. What depends on it elsewhere `npm test` asks.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './pnpm.mjs';

ensureInstalled();
const { lintStep, runSteps } = await import('./steps.mjs');
const { typeSteps } = await import('./typecheck.mjs');

const [since = 'HEAD'] = process.argv.slice(2);
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];

const hasTests = (/** @type {string} */ folder) => existsSync(join(root, folder, 'vitest.config.ts'));
const folders = changed.flatMap((file) => /^(?:(?:packages|apps)\/)?[\w-]+(?=\/)/.exec(file) ?? []);
/** Tests are named after their package's folder; `ui-node` are those of `ui` that need no browser. */
const projects = [...new Set(folders.filter(hasTests).map((folder) => basename(folder)))];

const hasStories = (/** @type {string} */ folder) =>
  existsSync(join(root, folder)) &&
  readdirSync(join(root, folder)).some((file) => /\.stories\.tsx$/.test(file));
/** A screen's texts stand apart from it. */
const storiesOf = (/** @type {string} */ file) =>
  dirname(file.replace(/^(apps\/logo-app\/src)\/texts\/(\w+)\.ts$/, '$1/routes/$2/index.tsx'));
const storyFolders = [...new Set(changed.map(storiesOf))].filter(hasStories);

/** What goes through every story whichever has changed, and what starts and stops built servers: `npm test` asks it. */
const LEFT_OUT = [
  '**/locale/languages.test.tsx',
  '**/locale/right-to-left.test.tsx',
  '**/faults/short.test.ts',
  '**/faults.test.ts',
  '**/process.test.ts',
];

/** What a component needs besides its code: these tests read its folder, so no import leads to them. */
const COMPONENT_TESTS = ['conformance', 'exports', 'public-api', 'prop-docs', 'stories', 'usage-pages'];
const isOfComponent = (/** @type {string} */ file) =>
  /^packages\/ui\/src\/(?:primitives|states|domain)\//.test(file);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];
const outcomes = await runSteps([
  lintStep,
  ...(projects.length > 0
    ? [
        {
          name: 'tests of what changed',
          command: [
            ...vitest,
            `--changed=${since}`,
            ...LEFT_OUT.flatMap((pattern) => ['--exclude', pattern]),
            ...projects.flatMap((name) => ['--project', name, '--project', `${name}-node`]),
          ],
        },
      ]
    : []),
  ...(changed.some(isOfComponent)
    ? [
        {
          name: 'what components need',
          command: [
            ...vitest,
            '--project=ui-node',
            ...COMPONENT_TESTS.map((name) => `packages/ui/test/${name}.test.ts`),
          ],
        },
      ]
    : []),
  ...(storyFolders.length > 0
    ? [
        {
          name: 'stories of what changed',
          command: [
            ...vitest,
            '--config=.storybook/vitest.config.ts',
            ...storyFolders.map((folder) => `${folder}/`),
          ],
        },
      ]
    : []),
  ...typeSteps,
]);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
