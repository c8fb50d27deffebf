import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The pnpm of the lockfile, to be run by Node: nobody needs one of their own. */
export const installedPnpm = join(root, 'node_modules/pnpm/bin/pnpm.cjs');

/**
 * Runs the installed pnpm.
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: output only when it fails.
 * @returns {boolean} whether it ended well.
 */
export const pnpm = (args, options) => run(process.execPath, [installedPnpm, ...args], options);

/**
 * Installs the locked dependencies with a pnpm that npx fetches, because there is none before the first
 * install. corepack cannot verify pnpm's signature on every Node that this runs on.
 * @returns {boolean} whether it ended well.
 */
export const install = () =>
  run('npx', ['--yes', '--prefer-offline', 'pnpm@10', 'install', '--frozen-lockfile'], { quiet: true });

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // npx is a script on Windows.
    shell: process.platform === 'win32' && command === 'npx',
  });
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result.status === 0;
}
