// `npm run typecheck`: every folder with a tsconfig of its own; what has not changed since it
// passed is not checked again.
import { existsSync, readFileSync } from 'node:fs';
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
  '.storybook',
].filter((project) => existsSync(join(root, project, 'tsconfig.json')));

/** What every project's types stand on: compiler, settings, and what tests of several packages share. */
const common = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', '.storybook', 'scripts', 'testing'];

/**
 * A project and the packages of the workspace whose sources it sees; without a manifest, all of them.
 * @param {string} project its folder
 * @returns {string[]}
 */
export function sourcesOf(project) {
  const manifest = join(root, project, 'package.json');
  if (!existsSync(manifest)) return ['apps', 'bench', 'packages', project];
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const used = names.filter((name) => name.startsWith('@trazo/')).map((name) => name.slice('@trazo/'.length));
  const folders = used.flatMap((name) => projects.filter((folder) => folder.endsWith(`/${name}`)));
  return [...new Set([project, ...folders.flatMap(sourcesOf)])];
}

/** One step per project. @type {import('./steps.mjs').Step[]} */
export const typeSteps = projects.map((project) => ({
  name: `types of ${project}`,
  inputs: [...common, ...sourcesOf(project)],
  command: [
    'node_modules/typescript-7/bin/tsc',
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
