// `npm run check [-- BRANCH]`: what to run many times a day. Lint, types, and the tests of what has changed since
// the last commit, or since a branch or commit that is named. The stories run in light alone; `npm test` runs both.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { runSteps } = await import('./steps.mjs');
const { typeSteps } = await import('./typecheck.mjs');

const [since] = process.argv.slice(2);
const outcomes = await runSteps([
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'tests of what changed',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--changed${since ? `=${since}` : ''}`,
      '--passWithNoTests',
      '--project=!storybook-dark',
    ],
  },
  ...typeSteps,
]);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
