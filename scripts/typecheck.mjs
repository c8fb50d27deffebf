// `npm run typecheck`: every folder with a tsconfig of its own; what has not changed since the last run is not
// checked again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './pnpm.mjs';
import { runSteps } from './steps.mjs';

const projects = [
  'packages/ui',
  'apps/logo-app',
  'apps/logo-server',
  'e2e',
  'packages/api-client',
  'packages/logo-engine',
  'bench',
  'consumers',
  'scripts',
].filter((project) => existsSync(join(root, project, 'tsconfig.json')));

/** One step per project. @type {import('./steps.mjs').Step[]} */
export const typeSteps = projects.map((project) => ({
  name: `types of ${project}`,
  command: [
    'node_modules/typescript/bin/tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.build/types/${project.replace('/', '-')}.tsbuildinfo`,
  ],
}));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outcomes = await runSteps(typeSteps);
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
